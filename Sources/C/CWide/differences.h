#pragma once

#include <stdint.h>

#include "lanes.h"

/**
 * Marks the pixels of a row that are not as another's with 1, the others with 0, and returns how
 * many they are.
 *
 * The largest difference of one component is raised to that of this row.
 */
static inline long wide_compare(
    const uint32_t *pixels, const uint32_t *others, long count, uint8_t *marks, uint8_t *largest) {
  typedef uint8_t bytes __attribute__((ext_vector_type(16)));
  typedef int32_t four __attribute__((ext_vector_type(4)));
  typedef uint8_t stored __attribute__((ext_vector_type(4), aligned(1)));
  bytes most = 0;
  four found = 0;
  long index = 0;
  for (; index + 4 <= count; index += 4) {
    wide_lanes these = wide_load(pixels + index), those = wide_load(others + index);
    four differ = (four)these != (four)those;
    *(stored *)(marks + index) = __builtin_convertvector(differ & 1, wide_four_bytes);
    found -= differ;
    bytes high = __builtin_elementwise_max((bytes)these, (bytes)those);
    most = __builtin_elementwise_max(most, high - __builtin_elementwise_min((bytes)these, (bytes)those));
  }
  long sum = found[0] + found[1] + found[2] + found[3];
  for (int part = 0; part < 16; part++) {
    if (most[part] > *largest) *largest = most[part];
  }
  for (; index < count; index++) {
    marks[index] = pixels[index] != others[index];
    sum += marks[index];
    for (int shift = 0; shift < 32; shift += 8) {
      int step = (int)(pixels[index] >> shift & 0xFF) - (int)(others[index] >> shift & 0xFF);
      if (step < 0) step = -step;
      if (step > *largest) *largest = (uint8_t)step;
    }
  }
  return sum;
}

/**
 * Writes the grey of a row's pixels by ITU-R BT 709's weights, at three tenths over white, and a
 * colour where marks are 1.
 *
 * A tenth of up to 765 is 6,554 of 65,536 parts: a two-hundredth too much at the most, less than
 * what a tenth lacks.
 */
static inline void wide_dim(
    const uint32_t *pixels, const uint8_t *marks, uint32_t mark, uint32_t *target, long count) {
  typedef uint32_t four __attribute__((ext_vector_type(4)));
  typedef uint8_t stored __attribute__((ext_vector_type(4), aligned(1)));
  long index = 0;
  for (; index < count; index += 4) {
    four read = 0, marked = 0;
    long rest = count - index;
    if (rest >= 4) {
      read = (four)wide_load(pixels + index);
      marked = __builtin_convertvector(*(const stored *)(marks + index), four);
    } else {
      for (long part = 0; part < rest; part++) {
        read[part] = pixels[index + part];
        marked[part] = marks[index + part];
      }
    }
    four grey = ((read >> 16 & 0xFF) * 54 + (read >> 8 & 0xFF) * 183 + (read & 0xFF) * 19) >> 8;
    four light = 255 - ((255 - grey) * 3 * 6554 >> 16);
    four dimmed = 0xFF000000 | light << 16 | light << 8 | light;
    four is_marked = 0 - marked;
    four written = (dimmed & ~is_marked) | (mark & is_marked);
    if (rest >= 4) {
      wide_store((wide_lanes)written, target + index);
    } else {
      for (long part = 0; part < rest; part++) target[index + part] = written[part];
    }
  }
}
