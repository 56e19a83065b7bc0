#include <wchar.h>

/** Four numbers in one register: SIMD4<Float> to Swift. */
typedef float wide_float4 __attribute__((ext_vector_type(4)));

/** Square roots of four numbers in one instruction; Swift's own takes them one by one. */
static inline wide_float4 wide_square_roots(wide_float4 numbers) {
  return __builtin_elementwise_sqrt(numbers);
}
