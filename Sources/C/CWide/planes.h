#pragma once

#include <stdint.h>

#include "lanes.h"

// MARK: Averages

/** The sums of sixteen bytes of all rows: of even ones, and of odd ones. */
WIDE_PART void wide_sum_rows(
    const uint8_t *row, long rows, long stride, wide_lanes *even, wide_lanes *odd) {
  wide_lanes low = 0, high = 0;
  for (long line = 0; line < rows; line++) {
    wide_lanes bytes = wide_load(row + line * stride);
    low += bytes & 0xFF;
    high += bytes >> 8;
  }
  *even = low;
  *odd = high;
}

/**
 * Writes averages of blocks of pixels, four components each.
 *
 * A block has at most 64 rows and columns, and a number of columns that four divides; its sums are
 * multiplied with a share.
 */
static inline void wide_average_blocks(
    const uint8_t *first, long stride, long rows, long columns, long count, float share,
    float *target) {
  for (long block = 0; block < count; block++) {
    uint32_t sums[4] = {0, 0, 0, 0};
    for (long column = 0; column < columns; column += 4) {
      wide_lanes even, odd;
      wide_sum_rows(first + (block * columns + column) * 4, rows, stride, &even, &odd);
      sums[0] += (uint32_t)even[0] + even[2] + even[4] + even[6];
      sums[1] += (uint32_t)odd[0] + odd[2] + odd[4] + odd[6];
      sums[2] += (uint32_t)even[1] + even[3] + even[5] + even[7];
      sums[3] += (uint32_t)odd[1] + odd[3] + odd[5] + odd[7];
    }
    for (int part = 0; part < 4; part++) target[block * 4 + part] = (float)sums[part] * share;
  }
}

/** Adds up columns of bytes of at most 256 rows. */
static inline void wide_sum_columns(
    const uint8_t *first, long stride, long rows, long count, uint16_t *sums) {
  long index = 0;
  for (; index + 16 <= count; index += 16) {
    wide_lanes even, odd;
    wide_sum_rows(first + index, rows, stride, &even, &odd);
    wide_store(__builtin_shufflevector(even, odd, 0, 8, 1, 9, 2, 10, 3, 11), sums + index);
    wide_store(__builtin_shufflevector(even, odd, 4, 12, 5, 13, 6, 14, 7, 15), sums + index + 8);
  }
  for (; index < count; index++) {
    sums[index] = 0;
    for (long line = 0; line < rows; line++) sums[index] += first[line * stride + index];
  }
}

// MARK: Convolution

/** Two places equally far from the middle of a convolution. */
typedef struct {
  const float *before;
  const float *after;
  float weight;
} wide_side;

/** Writes sums of a middle and its sides, which are added in their order whatever the width. */
static inline void wide_convolve(
    const float *middle, float weight, const wide_side *sides, long side_count, float *target,
    long count) {
#pragma STDC FP_CONTRACT OFF
  typedef float floats __attribute__((ext_vector_type(8)));
  typedef float stored __attribute__((ext_vector_type(8), aligned(4)));
  long index = 0;
  for (; index + 16 <= count; index += 16) {
    floats low = *(const stored *)(middle + index) * weight;
    floats high = *(const stored *)(middle + index + 8) * weight;
    for (long side = 0; side < side_count; side++) {
      const float *before = sides[side].before + index, *after = sides[side].after + index;
      low += (*(const stored *)before + *(const stored *)after) * sides[side].weight;
      high += (*(const stored *)(before + 8) + *(const stored *)(after + 8)) * sides[side].weight;
    }
    *(stored *)(target + index) = low;
    *(stored *)(target + index + 8) = high;
  }
  for (; index < count; index++) {
    float sum = middle[index] * weight;
    for (long side = 0; side < side_count; side++) {
      sum += (sides[side].before[index] + sides[side].after[index]) * sides[side].weight;
    }
    target[index] = sum;
  }
}

// MARK: Interpolation

/** Writes what lies between two rows; whether that differs from what was there. */
static inline int wide_mix_rows(
    const float *above, const float *below, float share, float *line, long count) {
#pragma STDC FP_CONTRACT OFF
  uint32_t difference = 0;
  for (long index = 0; index < count; index++) {
    float value = above[index] + (below[index] - above[index]) * share;
    uint32_t before, after;
    __builtin_memcpy(&before, line + index, 4);
    __builtin_memcpy(&after, &value, 4);
    difference |= before ^ after;
    line[index] = value;
  }
  return difference != 0;
}

/** Returns a component within its range. */
WIDE_PART float wide_component(float value) {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}

/** Writes components, from 0 to 255, as eighths. */
static inline void wide_eighths(const float *line, uint16_t *eighths, long count) {
#pragma STDC FP_CONTRACT OFF
  for (long index = 0; index < count; index++) {
    eighths[index] = (uint16_t)(int32_t)(wide_component(line[index]) * 8 + 0.5f);
  }
}

/** Writes components as bytes, rounded. */
static inline void wide_bytes(const float *line, uint8_t *bytes, long count) {
#pragma STDC FP_CONTRACT OFF
  for (long index = 0; index < count; index++) {
    bytes[index] = (uint8_t)(int32_t)wide_component(line[index] + 0.5f);
  }
}

/** Writes bytes between two samples, by the shares of the second. */
static inline void wide_bytes_between(
    float low, float high, const float *shares, uint8_t *bytes, long count) {
#pragma STDC FP_CONTRACT OFF
  for (long index = 0; index < count; index++) {
    float value = low + (high - low) * shares[index] + 0.5f;
    bytes[index] = (uint8_t)(int32_t)wide_component(value);
  }
}

/**
 * Writes pixels between two samples of four components in eighths, by the share of the second in
 * 32nds, which stands twice for each pixel.
 *
 * value * share fits 16 bits and comes out in 256ths. Whether a difference is negative does not
 * matter to sums modulo 2^16.
 */
static inline void wide_pixels_between(
    const uint16_t *low, const uint16_t *high, const uint16_t *shares, uint32_t *pixels,
    long count) {
  wide_lanes even = {low[0], low[2], low[0], low[2], low[0], low[2], low[0], low[2]};
  wide_lanes odd = {low[1], low[3], low[1], low[3], low[1], low[3], low[1], low[3]};
  wide_lanes even_end = {high[0], high[2], high[0], high[2], high[0], high[2], high[0], high[2]};
  wide_lanes odd_end = {high[1], high[3], high[1], high[3], high[1], high[3], high[1], high[3]};
  wide_lanes even_step = even_end - even, odd_step = odd_end - odd;
  even = even * 32 + 128;
  odd = odd * 32 + 128;
  long index = 0;
  for (; index + 4 <= count; index += 4) {
    wide_lanes share = wide_load(shares + index * 2);
    wide_lanes four = (even + even_step * share) >> 8 | ((odd + odd_step * share) & 0xFF00);
    wide_store(four, pixels + index);
  }
  for (; index < count; index++) {
    // The first of four, of which three are thrown away.
    wide_lanes share = (wide_lanes)shares[index * 2];
    wide_lanes four = (even + even_step * share) >> 8 | ((odd + odd_step * share) & 0xFF00);
    pixels[index] = (uint32_t)four[0] | (uint32_t)four[1] << 16;
  }
}
