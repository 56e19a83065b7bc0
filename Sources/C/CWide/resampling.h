#pragma once

#include <stdint.h>

#include "lanes.h"

// Pictures at another size: four pixels of four components are done at once, each of whose sums is
// added up in its order. A debug build keeps a sum in memory from one statement to the next, so
// that one statement adds four products.

/** Sixteen numbers: the components of four pixels. */
typedef float wide_four_pixels __attribute__((ext_vector_type(16)));
typedef float wide_stored_four_pixels __attribute__((ext_vector_type(16), aligned(16)));
typedef float wide_one_pixel __attribute__((ext_vector_type(4)));

/** The pixels that make up one pixel of another size. */
typedef struct {
  /** The first of them. */
  long first;
  /** The place of the first one's weight among all weights. */
  long weight;
  long count;
} wide_tap;

/** Returns a weighted sum of so many fours of pixels, which are so many floats apart. */
WIDE_PART wide_four_pixels wide_weighted_sum(
    const float *pixels, long stride, const float *weights, long count) {
#pragma STDC FP_CONTRACT OFF
  wide_four_pixels sum = 0;
  long index = 0;
  for (; index + 4 <= count; index += 4, pixels += 4 * stride, weights += 4) {
    sum = sum + *(const wide_stored_four_pixels *)pixels * weights[0]
        + *(const wide_stored_four_pixels *)(pixels + stride) * weights[1]
        + *(const wide_stored_four_pixels *)(pixels + 2 * stride) * weights[2]
        + *(const wide_stored_four_pixels *)(pixels + 3 * stride) * weights[3];
  }
  for (; index < count; index++, pixels += stride, weights++) {
    sum += *(const wide_stored_four_pixels *)pixels * weights[0];
  }
  return sum;
}

/** Writes the components of four rows of pixels beside each other, column by column. */
static inline void wide_components_of_rows(
    const uint32_t *const rows[4], long count, float *strip) {
  typedef uint32_t four __attribute__((ext_vector_type(4)));
  typedef uint8_t bytes __attribute__((ext_vector_type(16)));
  const uint32_t *first = rows[0], *second = rows[1], *third = rows[2], *fourth = rows[3];
  for (long x = 0; x < count; x++) {
    four column = {first[x], second[x], third[x], fourth[x]};
    *(wide_stored_four_pixels *)(strip + 16 * x) =
        __builtin_convertvector((bytes)column, wide_four_pixels);
  }
}

/**
 * Scales four rows along their columns, into lines so many floats apart, each of them with zeros
 * behind its last pixel.
 */
static inline void wide_scale_columns(
    const float *strip, const wide_tap *taps, const float *weights, long count, float *lines,
    long stride) {
  for (long x = 0; x < count; x++) {
    wide_tap tap = taps[x];
    wide_four_pixels sum =
        wide_weighted_sum(strip + 16 * tap.first, 16, weights + tap.weight, tap.count);
    float *line = lines + 4 * x;
    *(wide_one_pixel *)line = sum.s0123;
    *(wide_one_pixel *)(line + stride) = sum.s4567;
    *(wide_one_pixel *)(line + 2 * stride) = sum.s89ab;
    *(wide_one_pixel *)(line + 3 * stride) = sum.scdef;
  }
  for (long row = 0; row < 4; row++) {
    for (long x = 4 * count; x < stride; x++) lines[row * stride + x] = 0;
  }
}

/**
 * Scales lines, so many floats apart, to a row of pixels, rounded to bytes.
 *
 * No component is above alpha, since a cubic kernel can overshoot.
 */
static inline void wide_scale_rows(
    const float *lines, long stride, const float *weights, long rows, uint32_t *pixels,
    long count) {
#pragma STDC FP_CONTRACT OFF
  typedef int32_t numbers __attribute__((ext_vector_type(16)));
  typedef uint8_t bytes __attribute__((ext_vector_type(16)));
  for (long x = 0; x < count; x += 4) {
    wide_four_pixels sum = wide_weighted_sum(lines + 4 * x, stride, weights, rows);
    wide_four_pixels nothing = 0, most = 255;
    sum = __builtin_elementwise_max(sum, nothing);
    wide_four_pixels alpha = __builtin_shufflevector(
        sum, sum, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
    sum = __builtin_elementwise_min(sum, alpha);
    sum = __builtin_elementwise_min(sum + 0.5f, most);
    bytes four = __builtin_convertvector(__builtin_convertvector(sum, numbers), bytes);
    if (x + 4 <= count) wide_store((wide_lanes)four, pixels + x);
    else __builtin_memcpy(pixels + x, &four, (unsigned long)(count - x) * 4);
  }
}
