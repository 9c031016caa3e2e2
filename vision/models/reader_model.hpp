#pragma once
// The trained network that reads patches, as the bytes of an ONNX file built into the library (see
// the card beside it for its data, recipe and accuracy).

#include <span>

namespace yinsight {

std::span<const unsigned char> reader_model();

}  // namespace yinsight
