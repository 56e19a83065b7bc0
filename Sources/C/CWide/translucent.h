#pragma once

#include <stdint.h>

#include "gradients.h"

// Gradients through which something shows are laid upon a row of numbers, which becomes bytes once,
// when all of them lie on it. Were each rounded by itself, the steps of one light would run across
// those of another, and their sum would rise and fall by turns: rings that look woven.
//
// A number is a component from 0 to 1; a pixel's four are its blue, green, red and alpha.

/** Four numbers in memory. */
typedef float wide_stored_floats __attribute__((ext_vector_type(4), aligned(4)));

/** Four pixels' numbers in memory. */
typedef float wide_stored_numbers __attribute__((ext_vector_type(16), aligned(4)));

/** Colours that change evenly from a step to the next. */
typedef struct {
  /** For each step, the last one too, its premultiplied colour and the change up to the next. */
  const wide_floats *colors;
  /** The last step. */
  float last;
} wide_ramp;

/** Lays a premultiplied colour upon a pixel's numbers. */
WIDE_PART void wide_lay_color(wide_floats color, float *numbers) {
#pragma STDC FP_CONTRACT OFF
  wide_stored_floats *pixel = (wide_stored_floats *)numbers;
  *pixel = color + *pixel * (1 - color.wwww);
}

/** Lays the colours of so many steps, at most four, upon as many pixels. */
WIDE_PART void wide_lay(wide_ramp ramp, wide_floats steps, float *numbers, long count) {
#pragma STDC FP_CONTRACT OFF
  typedef int32_t places __attribute__((ext_vector_type(4)));
  wide_floats nothing = 0, last = ramp.last;
  wide_floats inside = __builtin_elementwise_min(__builtin_elementwise_max(steps, nothing), last);
  // Of most gradients there is but one step, which needs no looking up.
  if (ramp.last == 1) {
    wide_floats color = ramp.colors[0], change = ramp.colors[1];
    for (long lane = 0; lane < count; lane++) {
      wide_lay_color(color + change * inside[lane], numbers + 4 * lane);
    }
    return;
  }
  places place = __builtin_convertvector(inside, places);
  wide_floats share = inside - __builtin_convertvector(place, wide_floats);
  for (long lane = 0; lane < count; lane++) {
    const wide_floats *step = ramp.colors + 2 * place[lane];
    wide_lay_color(step[0] + step[1] * share[lane], numbers + 4 * lane);
  }
}

/** Lays columns of a gradient whose steps grow evenly. */
static inline void wide_lay_linear(
    wide_ramp ramp, long column, long end, float first, float step, float *numbers) {
#pragma STDC FP_CONTRACT OFF
  for (; column + 4 <= end; column += 4, numbers += 16) {
    wide_lay(ramp, wide_columns(column) * step + first, numbers, 4);
  }
  if (column < end) wide_lay(ramp, wide_columns(column) * step + first, numbers, end - column);
}

/** Lays columns of a gradient whose steps are distances from a centre. */
static inline void wide_lay_radial(
    wide_ramp ramp, long column, long end, wide_circles circles, float *numbers) {
  for (; column + 4 <= end; column += 4, numbers += 16) {
    wide_lay(ramp, wide_circle_steps(circles, column), numbers, 4);
  }
  if (column < end) wide_lay(ramp, wide_circle_steps(circles, column), numbers, end - column);
}

/** Lays so many pixels of a gradient whose steps are given. */
static inline void wide_lay_steps(
    wide_ramp ramp, const float *steps, long count, float *numbers) {
  for (; count >= 4; count -= 4, steps += 4, numbers += 16) {
    wide_lay(ramp, *(const wide_stored_floats *)steps, numbers, 4);
  }
  for (; count > 0; count--, steps++, numbers += 4) wide_lay(ramp, *steps, numbers, 1);
}

/** Writes the numbers of pixels. */
static inline void wide_numbers_of_pixels(const uint32_t *pixels, long count, float *numbers) {
#pragma STDC FP_CONTRACT OFF
  typedef uint8_t bytes __attribute__((ext_vector_type(16)));
  const float part = 1 / 255.0f;
  for (; count >= 4; count -= 4, pixels += 4, numbers += 16) {
    *(wide_stored_numbers *)numbers =
        __builtin_convertvector((bytes)wide_load(pixels), wide_stored_numbers) * part;
  }
  for (; count > 0; count--, pixels++, numbers += 4) {
    for (int shift = 0; shift < 4; shift++) {
      numbers[shift] = (float)(*pixels >> 8 * shift & 0xFF) * part;
    }
  }
}

/** Writes pixels of numbers, which are rounded. */
static inline void wide_pixels_of_numbers(const float *numbers, long count, uint32_t *pixels) {
#pragma STDC FP_CONTRACT OFF
  typedef uint8_t bytes __attribute__((ext_vector_type(16)));
  typedef int32_t whole __attribute__((ext_vector_type(16)));
  for (; count >= 4; count -= 4, pixels += 4, numbers += 16) {
    wide_stored_numbers four = *(const wide_stored_numbers *)numbers * 255 + 0.5f;
    bytes four_bytes = __builtin_convertvector(__builtin_convertvector(four, whole), bytes);
    wide_store((wide_lanes)four_bytes, pixels);
  }
  for (; count > 0; count--, pixels++, numbers += 4) {
    *pixels = 0;
    for (int shift = 0; shift < 4; shift++) {
      *pixels |= (uint32_t)(int32_t)(numbers[shift] * 255 + 0.5f) << 8 * shift;
    }
  }
}

/** Four pixels' numbers in registers. */
typedef float wide_numbers __attribute__((ext_vector_type(16)));

/** Returns numbers four times. */
WIDE_PART wide_numbers wide_four_times(wide_floats numbers) {
  return __builtin_shufflevector(
      numbers, numbers, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
}

/** Lays colours upon four pixels, of which so much is seen as the other numbers say. */
WIDE_PART void wide_lay_four(wide_numbers colors, wide_numbers seen, uint32_t *pixels) {
#pragma STDC FP_CONTRACT OFF
  typedef uint8_t bytes __attribute__((ext_vector_type(16)));
  typedef int32_t whole __attribute__((ext_vector_type(16)));
  wide_numbers sum =
      colors + __builtin_convertvector((bytes)wide_load(pixels), wide_numbers) * seen;
  bytes rounded = __builtin_convertvector(__builtin_convertvector(sum, whole), bytes);
  wide_store((wide_lanes)rounded, pixels);
}

/**
 * Lays numbers upon so many pixels, and rounds them. Of every so many columns, a multiple of four,
 * one has numbers, from the first on, and one behind the last; in between they change evenly.
 */
static inline void wide_lay_evenly(
    const float *numbers, long every, uint32_t *pixels, long count) {
#pragma STDC FP_CONTRACT OFF
  const wide_numbers places = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};
  for (; count > 0; numbers += 4, pixels += every, count -= every) {
    const wide_stored_floats *ends = (const wide_stored_floats *)numbers;
    wide_floats change = (ends[1] - ends[0]) * (1.0f / every);
    // Components from 0 to 255, and a half by which they are rounded.
    wide_numbers step = wide_four_times(change * 255);
    wide_numbers colors = wide_four_times(ends[0] * 255 + 0.5f) + places * step;
    wide_numbers fading = wide_four_times(change.wwww);
    wide_numbers seen = wide_four_times(1 - ends[0].wwww) - places * fading;
    long end = count < every ? count : every;
    long lane = 0;
    for (; lane + 4 <= end; lane += 4) {
      wide_lay_four(colors, seen, pixels + lane);
      colors += step * 4;
      seen -= fading * 4;
    }
    if (lane == end) continue;
    uint32_t last[4] = {0, 0, 0, 0};
    for (long rest = lane; rest < end; rest++) last[rest - lane] = pixels[rest];
    wide_lay_four(colors, seen, last);
    for (long rest = lane; rest < end; rest++) pixels[rest] = last[rest - lane];
  }
}
