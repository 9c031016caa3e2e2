#pragma once
// How much memory the coach's table may take on this machine.

namespace yinsight {

/// Half of what the machine has, and 65,536 at most; at least 1. In megabytes.
int most_table_megabytes();

}  // namespace yinsight
