#pragma once

#include <stdint.h>

#include "lanes.h"

// A row of a PNG file, whose bytes are told by what lies to the left and above (PNG, third edition,
// 9.2). What lies to the left must be known first, so that the components of one pixel are all that
// can be done at once.

/** The components of a pixel, with room for their sums and differences. */
typedef int16_t wide_components __attribute__((ext_vector_type(4)));

WIDE_PART wide_components wide_read_components(const uint8_t *bytes, int channels) {
  if (channels == 3) return (wide_components){bytes[0], bytes[1], bytes[2], 0};
  typedef uint8_t stored __attribute__((ext_vector_type(4), aligned(1)));
  return __builtin_convertvector(*(const stored *)bytes, wide_components);
}

WIDE_PART wide_components wide_write_components(
    wide_components components, uint8_t *bytes, int channels) {
  wide_four_bytes four = __builtin_convertvector(components, wide_four_bytes);
  bytes[0] = four[0];
  bytes[1] = four[1];
  bytes[2] = four[2];
  if (channels == 4) bytes[3] = four[3];
  return __builtin_convertvector(four, wide_components);
}

WIDE_PART wide_components wide_absolute(wide_components numbers) {
  wide_components signs = numbers >> 15;
  return (numbers ^ signs) - signs;
}

/**
 * Returns the one of three that is nearest to what they let expect; the left before the upper
 * before the corner.
 */
WIDE_PART wide_components wide_nearest(
    wide_components left, wide_components above, wide_components corner) {
  wide_components to_left = wide_absolute(above - corner);
  wide_components to_above = wide_absolute(left - corner);
  wide_components to_corner = wide_absolute(left + above - corner - corner);
  wide_components is_left = (to_left <= to_above) & (to_left <= to_corner);
  wide_components is_above = to_above <= to_corner;
  return (left & is_left) | (~is_left & ((above & is_above) | (corner & ~is_above)));
}

/** What a byte was told by. */
enum wide_filter { wide_filter_left, wide_filter_average, wide_filter_nearest };

WIDE_PART void wide_remove_filter_of(
    enum wide_filter filter, uint8_t *row, const uint8_t *above, long count, int channels) {
  wide_components left = 0, corner = 0;
  for (long index = 0; index < count * channels; index += channels) {
    wide_components told = wide_read_components(row + index, channels);
    wide_components expected = left;
    if (filter != wide_filter_left) {
      wide_components upper = wide_read_components(above + index, channels);
      expected = filter == wide_filter_average ? (left + upper) >> 1 : wide_nearest(left, upper, corner);
      corner = upper;
    }
    left = wide_write_components(told + expected, row + index, channels);
  }
}

/** Undoes a filter of so many pixels of three or four channels. */
static inline void wide_remove_filter(
    enum wide_filter filter, uint8_t *row, const uint8_t *above, long count, long channels) {
  // Each with its own loop, in which neither the filter nor the channels are looked at.
  switch (filter) {
    case wide_filter_left:
      if (channels == 3) wide_remove_filter_of(wide_filter_left, row, above, count, 3);
      else wide_remove_filter_of(wide_filter_left, row, above, count, 4);
      break;
    case wide_filter_average:
      if (channels == 3) wide_remove_filter_of(wide_filter_average, row, above, count, 3);
      else wide_remove_filter_of(wide_filter_average, row, above, count, 4);
      break;
    case wide_filter_nearest:
      if (channels == 3) wide_remove_filter_of(wide_filter_nearest, row, above, count, 3);
      else wide_remove_filter_of(wide_filter_nearest, row, above, count, 4);
      break;
  }
}

/** Adds the bytes of one row to those of another. */
static inline void wide_add_bytes(uint8_t *row, const uint8_t *others, long count) {
  typedef uint8_t bytes __attribute__((ext_vector_type(16)));
  long index = 0;
  for (; index + 16 <= count; index += 16) {
    bytes sums = (bytes)wide_load(row + index) + (bytes)wide_load(others + index);
    wide_store((wide_lanes)sums, row + index);
  }
  for (; index < count; index++) row[index] += others[index];
}

/**
 * Writes pixels of four components, red first, as 0xAARRGGBB, and returns the bits that all have.
 * They may lie over their bytes, ahead of them.
 */
static inline uint32_t wide_pixels_of_components(
    const uint8_t *components, uint32_t *pixels, long count) {
  typedef uint32_t four __attribute__((ext_vector_type(4)));
  four common = ~(four)0;
  long index = 0;
  for (; index + 4 <= count; index += 4) {
    four read = (four)wide_load(components + 4 * index);
    four turned = (read & 0xFF00FF00) | (read >> 16 & 0xFF) | (read & 0xFF) << 16;
    common &= turned;
    wide_store((wide_lanes)turned, pixels + index);
  }
  uint32_t all = common[0] & common[1] & common[2] & common[3];
  for (; index < count; index++) {
    const uint8_t *read = components + 4 * index;
    pixels[index] = (uint32_t)read[3] << 24 | (uint32_t)read[0] << 16 | (uint32_t)read[1] << 8 | read[2];
    all &= pixels[index];
  }
  return all;
}

/**
 * Writes pixels of three components, red first, as 0xFFRRGGBB. They may lie over their bytes, ahead
 * of them.
 */
static inline void wide_opaque_pixels(const uint8_t *components, uint32_t *pixels, long count) {
  for (long index = 0; index < count; index++) {
    const uint8_t *read = components + 3 * index;
    pixels[index] = 0xFF000000 | (uint32_t)read[0] << 16 | (uint32_t)read[1] << 8 | read[2];
  }
}
