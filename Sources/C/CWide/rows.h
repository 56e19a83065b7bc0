#pragma once

#include <stdint.h>
#include <wchar.h>

#include "lanes.h"

typedef uint32_t wide_eight __attribute__((ext_vector_type(8)));
typedef uint32_t wide_stored_eight __attribute__((ext_vector_type(8), aligned(4)));

/** Returns a bit for each of eight pixels that is not as another, the lowest for the first. */
WIDE_PART long wide_differences(const uint32_t *pixels, const uint32_t *others) {
  typedef uint8_t bytes __attribute__((ext_vector_type(8)));
  wide_eight these = *(const wide_stored_eight *)pixels;
  wide_eight those = *(const wide_stored_eight *)others;
  bytes bits = __builtin_convertvector(these != those, bytes) & (bytes){1, 2, 4, 8, 16, 32, 64, 128};
  // The sum of all eight bytes is in the product's upper one.
  uint64_t all;
  __builtin_memcpy(&all, &bits, 8);
  return (long)((all * 0x0101010101010101) >> 56);
}

/** Marks where a row's pixels differ from others: a bit each, for so many bytes. */
static inline void wide_mark(
    const uint32_t *row, const uint32_t *others, uint8_t *marks, long count) {
  for (long byte = 0; byte < count; byte++) {
    marks[byte] = (uint8_t)wide_differences(row + 8 * byte, others + 8 * byte);
  }
}

/**
 * Writes a pixel so many times.
 *
 * glibc stores as many bytes at once as the processor can, where the compiler's loop for all
 * processors stores 16: a screen's lists take 8 % less. Most are few: the last four are written
 * over what was written before, where others would take a loop for what four leave.
 */
static inline void wide_fill(uint32_t *pixels, uint32_t pixel, long count) {
  if (count < 4 || count >= 32) {
    wmemset((wchar_t *)pixels, (wchar_t)pixel, (unsigned long)count);
    return;
  }
  typedef uint32_t four __attribute__((ext_vector_type(4)));
  wide_lanes pixels_of_four = (wide_lanes)(four)pixel;
  for (long index = 0; index < count - 4; index += 4) wide_store(pixels_of_four, pixels + index);
  wide_store(pixels_of_four, pixels + count - 4);
}

/** Adds up the blue of a row's pixels, and their green and blue as one number. */
static inline void wide_sum_colors(
    const uint32_t *pixels, long count, uint32_t *green_and_blue, uint32_t *blue) {
  uint32_t both = 0, one = 0;
  for (long index = 0; index < count; index++) {
    both += pixels[index] & 0xFFFF;
    one += pixels[index] & 0xFF;
  }
  *green_and_blue = both;
  *blue = one;
}

/** Writes the alpha of a row's pixels. */
static inline void wide_alphas(const uint32_t *pixels, long count, uint8_t *alphas) {
  for (long index = 0; index < count; index++) alphas[index] = (uint8_t)(pixels[index] >> 24);
}
