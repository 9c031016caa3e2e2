#pragma once
// What the engine says to whoever plays against it on the real board.

#include <string>

#include "app/coach/training_partner.hpp"
#include "app/language/wording.hpp"

namespace yinsight {

/// "My turn: d4-d8. Move the ring from d4 to d8."; where the board is wrong, also how it is put
/// right.
std::string training_sentence(const TrainingNotice& notice, const Wording& wording = {});

}  // namespace yinsight
