#include "cli/terminal/qr_code.h"

#include <qrencode.h>

#include <memory>
#include <string_view>

namespace seatmate::cli {

namespace {

// What the standard wants around it.
constexpr int margin = 4;

struct Free {
  void operator()(QRcode* code) const { QRcode_free(code); }
};

// Beyond its edge everything is light.
bool is_dark(const QRcode& code, int row, int column) {
  if (row < 0 || column < 0 || row >= code.width || column >= code.width) return false;
  return (code.data[row * code.width + column] & 1U) != 0;
}

// The upper and the lower module, where light is what is written.
std::string_view half_blocks(bool upper_dark, bool lower_dark) {
  if (upper_dark) return lower_dark ? " " : "▄";
  return lower_dark ? "▀" : "█";
}

}  // namespace

void draw_qr_code(CleanStream& out, const std::string& text, int width, bool colours) {
  const std::unique_ptr<QRcode, Free> code(QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_L));
  if (!code || code->width + 2 * margin > width) return;
  for (int row = -margin; row < code->width + margin; row += 2) {
    if (colours) out.control("\x1b[97;40m");
    for (int column = -margin; column < code->width + margin; ++column)
      out << half_blocks(is_dark(*code, row, column), is_dark(*code, row + 1, column));
    if (colours) out.control("\x1b[0m");
    out << '\n';
  }
}

}  // namespace seatmate::cli
