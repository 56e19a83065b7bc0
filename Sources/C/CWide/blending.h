#pragma once

#include "lanes.h"
#include "rows.h"

/** Four pixels, their components in lanes: blue and red, green and alpha. */
typedef struct {
  wide_lanes even;
  wide_lanes odd;
} wide_pixels;

/** The coverage of four neighbouring pixels of a row. */
typedef struct {
  /** The first one's place in the row. */
  int32_t left;
  /** A byte for each, the first one's lowest. */
  uint32_t coverage;
} wide_four;

WIDE_PART wide_pixels wide_split(wide_lanes bytes) {
  return (wide_pixels){bytes & 0xFF, bytes >> 8};
}

WIDE_PART wide_pixels wide_load_pixels(const uint32_t *pixels) {
  return wide_split(wide_load(pixels));
}

WIDE_PART wide_pixels wide_repeat(uint32_t pixel) {
  typedef uint32_t four __attribute__((ext_vector_type(4)));
  return wide_split((wide_lanes)(four)pixel);
}

WIDE_PART wide_lanes wide_join(wide_pixels pixels) { return pixels.even | pixels.odd << 8; }

/** Returns all components times factors from 0 to 255 over 255. */
WIDE_PART wide_pixels wide_scale(wide_pixels pixels, wide_lanes factors) {
  return (wide_pixels){wide_over_255(pixels.even * factors), wide_over_255(pixels.odd * factors)};
}

/** Returns the same, where half of a step is rounded down. */
WIDE_PART wide_pixels wide_scale_down(wide_pixels pixels, wide_lanes factors) {
  return (wide_pixels){
      wide_over_255_down(pixels.even * factors), wide_over_255_down(pixels.odd * factors)};
}

WIDE_PART wide_pixels wide_sum(wide_pixels one, wide_pixels other) {
  return (wide_pixels){one.even + other.even, one.odd + other.odd};
}

/** Returns 255 less each pixel's alpha, in both of its lanes. */
WIDE_PART wide_lanes wide_rest(wide_pixels pixels) {
  return 255 - __builtin_shufflevector(pixels.odd, pixels.odd, 1, 1, 3, 3, 5, 5, 7, 7);
}

/** Returns the four bytes of a number, the lowest first, each in two lanes. */
WIDE_PART wide_lanes wide_factors(uint32_t coverage) {
  wide_four_bytes bytes;
  __builtin_memcpy(&bytes, &coverage, 4);
  return __builtin_convertvector(
      __builtin_shufflevector(bytes, bytes, 0, 0, 1, 1, 2, 2, 3, 3), wide_lanes);
}

/** Returns a premultiplied pixel over four others. */
WIDE_PART wide_pixels wide_over(wide_pixels above, wide_pixels below) {
  return wide_sum(above, wide_scale(below, wide_rest(above)));
}

WIDE_PART uint32_t wide_read_four(const uint8_t *bytes) {
  uint32_t four;
  __builtin_memcpy(&four, bytes, 4);
  return four;
}

// MARK: Single pixels

/** Returns two components of a word, each times a factor from 0 to 255 over 255, rounded. */
WIDE_PART uint32_t wide_scaled(uint32_t pair, uint32_t factor) {
  uint32_t product = pair * factor + 0x00800080;
  return ((product + ((product >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
}

/** Returns a premultiplied pixel through coverage over another. */
WIDE_PART uint32_t wide_blend(uint32_t source, uint32_t coverage, uint32_t pixel) {
  uint32_t even = wide_scaled(source & 0x00FF00FF, coverage);
  uint32_t odd = wide_scaled(source >> 8 & 0x00FF00FF, coverage);
  uint32_t rest = 255 - (odd >> 16);
  even += wide_scaled(pixel & 0x00FF00FF, rest);
  odd += wide_scaled(pixel >> 8 & 0x00FF00FF, rest);
  return even | odd << 8;
}

// MARK: Rows

/** Paints a row: each pixel becomes colour * mask + pixel * (1 - alpha * mask). */
static inline void wide_paint_mask(
    uint32_t *pixels, const uint8_t *mask, long count, uint32_t color) {
  wide_pixels source = wide_repeat(color);
  wide_lanes whole = wide_join(source);
  // What an opaque colour covers wholly becomes that colour.
  uint32_t hidden = color >> 24 == 255 ? UINT32_MAX : 0;
  long index = 0;
  for (; index + 4 <= count; index += 4) {
    uint32_t coverage = wide_read_four(mask + index);
    // Many of a glyph's are not covered.
    if (coverage == 0) continue;
    if (coverage == hidden) {
      wide_store(whole, pixels + index);
      continue;
    }
    wide_pixels part = wide_scale(source, wide_factors(coverage));
    wide_store(wide_join(wide_over(part, wide_load_pixels(pixels + index))), pixels + index);
  }
  for (; index < count; index++) pixels[index] = wide_blend(color, mask[index], pixels[index]);
}

/** Paints a row through even coverage. */
static inline void wide_paint_even(
    uint32_t *pixels, uint32_t coverage, long count, uint32_t color) {
  wide_pixels part = wide_scale(wide_repeat(color), (wide_lanes)(uint16_t)coverage);
  wide_lanes rest = wide_rest(part);
  if (rest[0] == 255) return;
  if (rest[0] == 0) {
    wide_fill(pixels, color, count);
    return;
  }
  // What has the same pixels as the four before becomes the same.
  wide_lanes before = 0, after = wide_join(part);
  long index = 0;
  for (; index + 4 <= count; index += 4) {
    wide_lanes four = wide_load(pixels + index);
    if (!wide_is_zero(four ^ before)) {
      before = four;
      after = wide_join(wide_sum(part, wide_scale(wide_split(four), rest)));
    }
    wide_store(after, pixels + index);
  }
  for (; index < count; index++) pixels[index] = wide_blend(color, coverage, pixels[index]);
}

/** Paints a row of premultiplied pixels over another. */
static inline void wide_paint_row(uint32_t *pixels, const uint32_t *source, long count) {
  long index = 0;
  for (; index + 4 <= count; index += 4) {
    wide_lanes four = wide_load(source + index);
    if (wide_is_zero(four)) continue;
    wide_pixels below = wide_load_pixels(pixels + index);
    wide_store(wide_join(wide_over(wide_split(four), below)), pixels + index);
  }
  for (; index < count; index++) pixels[index] = wide_blend(source[index], 255, pixels[index]);
}

/** Paints a mask beneath a row: each pixel becomes pixel + colour * mask * (1 - its alpha). */
static inline void wide_paint_under(
    uint32_t *pixels, const uint8_t *mask, long count, uint32_t color) {
  wide_pixels source = wide_repeat(color);
  long index = 0;
  for (; index + 4 <= count; index += 4) {
    uint32_t coverage = wide_read_four(mask + index);
    if (coverage == 0) continue;
    wide_pixels above = wide_load_pixels(pixels + index);
    wide_lanes rest = wide_rest(above);
    // Beneath four opaque pixels nothing shows.
    if (wide_is_zero(rest)) continue;
    wide_pixels part = wide_scale(wide_scale(source, wide_factors(coverage)), rest);
    wide_store(wide_join(wide_sum(above, part)), pixels + index);
  }
  for (; index < count; index++) {
    uint32_t part = wide_blend(color, mask[index], 0);
    uint32_t rest = 255 - (pixels[index] >> 24);
    pixels[index] +=
        wide_scaled(part & 0x00FF00FF, rest) | wide_scaled(part >> 8 & 0x00FF00FF, rest) << 8;
  }
}

/** Paints a row with an opaque pixel as cairo does, which rounds half of a step down. */
static inline void wide_mix_mask_down(
    uint32_t *pixels, const uint8_t *mask, long count, uint32_t source) {
  long index = 0;
  for (; index + 4 <= count; index += 4) {
    uint32_t coverage = wide_read_four(mask + index);
    if (coverage == 0) continue;
    wide_lanes share = wide_factors(coverage);
    wide_pixels below = wide_scale_down(wide_load_pixels(pixels + index), 255 - share);
    wide_pixels sum = wide_sum(wide_scale_down(wide_repeat(source), share), below);
    wide_store(wide_join(sum), pixels + index);
  }
  for (; index < count; index++) {
    // The first of four, of which three are thrown away.
    wide_lanes share = wide_factors(mask[index]);
    wide_pixels below = wide_scale_down(wide_repeat(pixels[index]), 255 - share);
    wide_lanes sum = wide_join(wide_sum(wide_scale_down(wide_repeat(source), share), below));
    pixels[index] = (uint32_t)sum[0] | (uint32_t)sum[1] << 16;
  }
}

// MARK: Fours

/** Paints fours of a row: each pixel becomes colour * coverage + pixel * (1 - alpha * coverage). */
static inline void wide_paint_fours(
    uint32_t *row, const wide_four *fours, long count, uint32_t color) {
  wide_pixels source = wide_repeat(color);
  for (long index = 0; index < count; index++) {
    uint32_t *pixels = row + fours[index].left;
    wide_pixels part = wide_scale(source, wide_factors(fours[index].coverage));
    wide_store(wide_join(wide_over(part, wide_load_pixels(pixels))), pixels);
  }
}

/** Paints fours of a row with an opaque pixel: each becomes a mixture of both, rounded once. */
static inline void wide_mix_fours(
    uint32_t *row, const wide_four *fours, long count, uint32_t color) {
  wide_pixels source = wide_repeat(color);
  for (long index = 0; index < count; index++) {
    uint32_t *pixels = row + fours[index].left;
    wide_pixels below = wide_load_pixels(pixels);
    wide_lanes share = wide_factors(fours[index].coverage), rest = 255 - share;
    wide_pixels mixed = {
        wide_over_255(below.even * rest + source.even * share),
        wide_over_255(below.odd * rest + source.odd * share)};
    wide_store(wide_join(mixed), pixels);
  }
}

/** Paints fours with an opaque pixel as cairo does, which rounds half of a step down. */
static inline void wide_mix_fours_down(
    uint32_t *row, const wide_four *fours, long count, uint32_t color) {
  wide_pixels source = wide_repeat(color);
  for (long index = 0; index < count; index++) {
    uint32_t *pixels = row + fours[index].left;
    wide_lanes share = wide_factors(fours[index].coverage);
    wide_pixels below = wide_scale_down(wide_load_pixels(pixels), 255 - share);
    wide_store(wide_join(wide_sum(wide_scale_down(source, share), below)), pixels);
  }
}

// MARK: Masks

/** Covers what a row of a mask covers by a part: what is left uncovered is multiplied. */
static inline void wide_cover(uint8_t *target, const uint8_t *mask, long count, uint32_t alpha) {
  wide_lanes share = (wide_lanes)(uint16_t)alpha;
  long index = 0;
  for (; index + 16 <= count; index += 16) {
    wide_pixels covered = wide_split(wide_load(mask + index));
    wide_pixels uncovered = wide_split(~wide_load(target + index));
    wide_pixels rest = {
        wide_over_255(uncovered.even * (255 - wide_over_255(share * covered.even))),
        wide_over_255(uncovered.odd * (255 - wide_over_255(share * covered.odd)))};
    wide_store(~wide_join(rest), target + index);
  }
  for (; index < count; index++) {
    uint32_t rest = 255 - wide_scaled(alpha, mask[index]);
    target[index] = (uint8_t)(255 - wide_scaled(255 - target[index], rest));
  }
}
