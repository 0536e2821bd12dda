#include <Random123/philox.h>

void seatmate_philox4x32(const uint32_t counter[4], const uint32_t key[2], uint32_t out[4]);

void seatmate_philox4x32(const uint32_t counter[4], const uint32_t key[2], uint32_t out[4]) {
  const philox4x32_ctr_t c = {{counter[0], counter[1], counter[2], counter[3]}};
  const philox4x32_key_t k = {{key[0], key[1]}};
  const philox4x32_ctr_t r = philox4x32(c, k);
  for (int i = 0; i < 4; ++i) out[i] = r.v[i];
}
