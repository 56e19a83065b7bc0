#pragma once

#include <stdint.h>

/** Compiles a function into its callers, in a debug build too. */
#define WIDE_PART static inline __attribute__((always_inline))

/** Eight numbers of 16 bits in one register, in which a product of two bytes has room. */
typedef uint16_t wide_lanes __attribute__((ext_vector_type(8)));

/** The same in memory, at any address and whatever is kept there. */
typedef uint16_t wide_stored_lanes __attribute__((ext_vector_type(8), aligned(1), may_alias));

typedef uint8_t wide_four_bytes __attribute__((ext_vector_type(4)));

WIDE_PART wide_lanes wide_load(const void *memory) { return *(const wide_stored_lanes *)memory; }

WIDE_PART void wide_store(wide_lanes lanes, void *memory) { *(wide_stored_lanes *)memory = lanes; }

/** Returns a Boolean value that indicates whether all bits of sixteen bytes are 0. */
WIDE_PART int wide_is_zero(wide_lanes lanes) {
  typedef uint64_t halves __attribute__((ext_vector_type(2)));
  halves both = (halves)lanes;
  return (both[0] | both[1]) == 0;
}

/**
 * Returns each product of two bytes, or sum of two whose factors make 255, over 255, rounded.
 *
 * x / 255 is (x + x / 256) / 256 up to 65,153, and such a sum has room.
 */
WIDE_PART wide_lanes wide_over_255(wide_lanes products) {
  wide_lanes x = products + 128;
  return (x + (x >> 8)) >> 8;
}

/** Returns the same, where half of a step is rounded down. */
WIDE_PART wide_lanes wide_over_255_down(wide_lanes products) {
  wide_lanes x = products + 127;
  return (x + (x >> 8)) >> 8;
}
