// The engine as a command: what it prints must be what the native program prints.

#include <cstdio>

#include "embedded/embedded.h"

int main(int argc, char** argv) {
  (void)argv;
  std::printf("seatmate: %zu data files, %d arguments\n", seatmate::embedded::data().size(),
              argc - 1);
  return 0;
}
