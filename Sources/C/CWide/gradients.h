#pragma once

#include <stdint.h>

#include "lanes.h"

/** Four numbers in one register. */
typedef float wide_floats __attribute__((ext_vector_type(4)));

typedef struct {
  /** The colours of a gradient's steps, and one more. */
  const uint32_t *colors;
  /** The last step. */
  float last;
} wide_gradient;

/** Writes the colours of four steps, which are rounded. */
WIDE_PART void wide_look_up(wide_gradient gradient, wide_floats steps, uint32_t *pixels) {
  wide_floats nothing = 0, last = gradient.last;
  wide_floats inside = __builtin_elementwise_max(steps, nothing);
  inside = last - __builtin_elementwise_max(last - inside, nothing);
  // The last bits of a number so large count ones.
  typedef uint32_t numbers __attribute__((ext_vector_type(4)));
  numbers index = (numbers)(inside + 0x1p23f) & 0x7FFFFF;
  for (int lane = 0; lane < 4; lane++) pixels[lane] = gradient.colors[index[lane]];
}

/** Returns a column and the three behind it. */
WIDE_PART wide_floats wide_columns(long column) {
  return (float)column + (wide_floats){0, 1, 2, 3};
}

/** Writes lanes of a row whose steps grow evenly. */
static inline void wide_linear_gradient(
    wide_gradient gradient, long lane, long end, float first, float step, uint32_t *row) {
#pragma STDC FP_CONTRACT OFF
  for (; lane < end; lane++) {
    wide_look_up(gradient, wide_columns(lane * 4) * step + first, row + lane * 4);
  }
}

/** A row's way through circles: the first pixel's place from their centre, and a column's step. */
typedef struct {
  float left, top, right, down;
  /** The radius of the first step, and steps in a unit. */
  float start, steps;
} wide_circles;

/** Returns the steps of a column and the three behind it. */
WIDE_PART wide_floats wide_circle_steps(wide_circles circles, long column) {
#pragma STDC FP_CONTRACT OFF
  wide_floats columns = wide_columns(column);
  wide_floats x = columns * circles.right + circles.left;
  wide_floats y = columns * circles.down + circles.top;
  return (__builtin_elementwise_sqrt(x * x + y * y) - circles.start) * circles.steps;
}

/** Writes lanes of a row whose steps are distances from a centre. */
static inline void wide_radial_gradient(
    wide_gradient gradient, long lane, long end, wide_circles circles, uint32_t *row) {
  for (; lane < end; lane++) {
    wide_look_up(gradient, wide_circle_steps(circles, lane * 4), row + lane * 4);
  }
}
