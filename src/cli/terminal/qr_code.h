#pragma once

// A text as a picture that a phone reads with its camera.

#include <ostream>
#include <string>

#include "cli/terminal/clean_stream.h"

namespace seatmate::cli {

// In lines of half blocks, two rows of modules each, with the light margin that readers want. With
// colours dark is dark and light is light on any terminal; without them a terminal is taken for
// dark. Nothing is drawn if the text is too long for a terminal of this width.
void draw_qr_code(CleanStream& out, const std::string& text, int width, bool colours);

}  // namespace seatmate::cli
