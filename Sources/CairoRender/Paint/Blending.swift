import DisplayList

/// A colour as eight-bit premultiplied components.
struct PremultipliedColor: Hashable {
  var alpha: UInt32
  var red: UInt32
  var green: UInt32
  var blue: UInt32

  init(_ color: RGBAColor) {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    alpha = byte(color.alpha)
    red = byte(color.red * color.alpha)
    green = byte(color.green * color.alpha)
    blue = byte(color.blue * color.alpha)
  }

  /// Returns a colour as cairo paints with it: of 16 bits a component the upper 8.
  static func asCairo(_ color: RGBAColor) -> PremultipliedColor {
    func byte(_ value: Double) -> UInt32 { UInt32(value * 65_535 + 0.5) >> 8 }
    var result = PremultipliedColor(color)
    (result.alpha, result.red) = (byte(color.alpha), byte(color.red * color.alpha))
    result.green = byte(color.green * color.alpha)
    result.blue = byte(color.blue * color.alpha)
    return result
  }

  /// 0xAARRGGBB.
  var pixel: UInt32 { alpha << 24 | red << 16 | green << 8 | blue }
}

/// Source-over of a colour through coverage, on premultiplied pixels.
enum Blending {
  /// Paints a row: each pixel becomes colour * mask + pixel * (1 - alpha * mask).
  ///
  /// Eight pixels at a time; many of a glyph's are not covered.
  @inline(__always)
  static func row(
    _ pixels: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, count: Int,
    _ color: PremultipliedColor
  ) {
    let source = PixelLanes(color.pixel)
    var index = 0
    while index &+ 8 <= count {
      let coverage = UnsafeRawPointer(mask + index).loadUnaligned(as: UInt64.self)
      if coverage != 0 {
        paint(pixels + index, with: source, by: UInt32(truncatingIfNeeded: coverage))
        paint(pixels + index + 4, with: source, by: UInt32(truncatingIfNeeded: coverage &>> 32))
      }
      index &+= 8
    }
    if index &+ 4 <= count {
      let coverage = UnsafeRawPointer(mask + index).loadUnaligned(as: UInt32.self)
      if coverage != 0 { paint(pixels + index, with: source, by: coverage) }
      index &+= 4
    }
    while index < count {
      pixels[index] = blend(color, UInt32(mask[index]), over: pixels[index])
      index += 1
    }
  }

  /// Paints four pixels with an opaque one: each becomes a mixture of both, rounded once.
  @inline(__always)
  static func mix(
    _ pixels: UnsafeMutablePointer<UInt32>, with source: PixelLanes, by coverage: UInt32
  ) {
    PixelLanes(pixels).mixed(with: source, by: coverage.lanes).store(to: pixels)
  }

  /// Paints four pixels with an opaque one as cairo does, which rounds half of a step down.
  @inline(__always)
  static func mixAsCairo(
    _ pixels: UnsafeMutablePointer<UInt32>, with source: PixelLanes, by coverage: UInt32
  ) {
    let share = coverage.lanes
    source.scaledDown(share).added(to: PixelLanes(pixels).scaledDown(255 &- share))
      .store(to: pixels)
  }

  /// Paints four pixels: each becomes colour * coverage + pixel * (1 - alpha * coverage).
  @inline(__always)
  static func paint(
    _ pixels: UnsafeMutablePointer<UInt32>, with source: PixelLanes, by coverage: UInt32
  ) {
    let part = source.scaled(coverage.lanes)
    part.added(to: PixelLanes(pixels).scaled(part.rest)).store(to: pixels)
  }

  /// Paints a row through even coverage.
  @inline(__always)
  static func row(
    _ pixels: UnsafeMutablePointer<UInt32>, coverage: UInt8, count: Int,
    _ color: PremultipliedColor
  ) {
    let part = PixelLanes(color.pixel).scaled(SIMD8(repeating: UInt16(coverage)))
    let rest = part.rest
    if rest[0] == 255 { return }
    if rest[0] == 0 { return pixels.fill(color.pixel, count: count) }
    var index = 0
    // What has the same pixels as the four before becomes the same.
    var (before, after) = (SIMD2<UInt64>.zero, part)
    while index + 4 <= count {
      let four = UnsafeRawPointer(pixels + index).loadUnaligned(as: SIMD2<UInt64>.self)
      if (four[0] ^ before[0]) | (four[1] ^ before[1]) != 0 {
        (before, after) = (four, part.added(to: PixelLanes(pixels + index).scaled(rest)))
      }
      after.store(to: pixels + index)
      index += 4
    }
    while index < count {
      pixels[index] = blend(color, UInt32(coverage), over: pixels[index])
      index += 1
    }
  }

  /// Paints a row of premultiplied pixels over another.
  static func row(
    _ pixels: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, count: Int
  ) {
    var index = 0
    while index &+ 4 <= count {
      let four = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD2<UInt64>.self)
      if four[0] | four[1] != 0 {
        let above = PixelLanes(source + index)
        above.added(to: PixelLanes(pixels + index).scaled(above.rest)).store(to: pixels + index)
      }
      index &+= 4
    }
    while index < count {
      pixels[index] = blend(source[index], 255, over: pixels[index])
      index += 1
    }
  }

  /// Paints a row with an opaque pixel as cairo does, which rounds half of a step down.
  static func mix(
    _ pixels: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, count: Int,
    _ source: UInt32
  ) {
    func scaled(_ pair: UInt32, _ factor: UInt32) -> UInt32 {
      let product = (pair & 0x00FF_00FF) &* factor &+ 0x007F_007F
      return ((product &+ ((product >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    }
    for index in 0..<count where mask[index] > 0 {
      let (share, rest) = (UInt32(mask[index]), 255 - UInt32(mask[index]))
      let even = scaled(source, share) &+ scaled(pixels[index], rest)
      let odd = scaled(source >> 8, share) &+ scaled(pixels[index] >> 8, rest)
      pixels[index] = even | odd << 8
    }
  }

  /// Paints a mask beneath a canvas's pixels: each becomes pixel + colour * mask * (1 - its alpha).
  static func paint(
    _ mask: Mask, at place: (x: Int, y: Int), _ color: PremultipliedColor, under canvas: Canvas,
    _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    let target = DeviceRect(
      left: place.x, top: place.y, right: place.x + mask.bounds.width,
      bottom: place.y + mask.bounds.height
    ).intersection(canvas.bounds)
    guard !target.isEmpty else { return }
    for y in target.top..<target.bottom {
      under(
        pixels + (y - canvas.bounds.top) * canvas.width + (target.left - canvas.bounds.left),
        mask.row(y - place.y) + (target.left - place.x), count: target.width, color)
    }
  }

  @inline(__always)
  private static func under(
    _ pixels: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, count: Int,
    _ color: PremultipliedColor
  ) {
    let source = PixelLanes(color.pixel)
    var index = 0
    while index &+ 4 <= count {
      let coverage = UnsafeRawPointer(mask + index).loadUnaligned(as: UInt32.self)
      if coverage != 0 {
        let above = PixelLanes(pixels + index)
        // Beneath four opaque pixels nothing shows.
        if !above.isOpaque {
          above.added(to: source.scaled(coverage.lanes).scaled(above.rest))
            .store(to: pixels + index)
        }
      }
      index &+= 4
    }
    while index < count {
      let part = blend(color, UInt32(mask[index]), over: 0)
      let rest = 255 &- pixels[index] >> 24
      pixels[index] &+=
        scaled(part & 0x00FF_00FF, rest)
        | scaled((part >> 8) & 0x00FF_00FF, rest) << 8
      index += 1
    }
  }

  /// Returns a colour through coverage over a pixel.
  @inline(__always)
  static func blend(_ color: PremultipliedColor, _ coverage: UInt32, over pixel: UInt32) -> UInt32 {
    blend(color.pixel, coverage, over: pixel)
  }

  /// Returns a premultiplied pixel through coverage over another; two components at a time, each in
  /// half of a word.
  @inline(__always)
  static func blend(_ source: UInt32, _ coverage: UInt32, over pixel: UInt32) -> UInt32 {
    let sourceRB = scaled(source & 0x00FF_00FF, coverage)
    let sourceAG = scaled(source >> 8 & 0x00FF_00FF, coverage)
    let rest = 255 &- (sourceAG >> 16)
    let newRB = sourceRB &+ scaled(pixel & 0x00FF_00FF, rest)
    let newAG = sourceAG &+ scaled((pixel >> 8) & 0x00FF_00FF, rest)
    return newRB | newAG << 8
  }

  /// Two components of a word, each times a factor from 0 to 255 over 255.
  ///
  /// A division by 255 is (x + 128 + (x + 128) / 256) / 256, which is exact for these numbers.
  @inline(__always)
  static func scaled(_ pair: UInt32, _ factor: UInt32) -> UInt32 {
    let product = pair &* factor &+ 0x0080_0080
    return ((product &+ ((product >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
  }

  /// Paints a mask's pixels that lie within a clip.
  static func paint(
    _ mask: Mask, at place: (x: Int, y: Int), _ color: PremultipliedColor, on canvas: Canvas,
    clip: DeviceRect, _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    let target = DeviceRect(
      left: place.x, top: place.y, right: place.x + mask.bounds.width,
      bottom: place.y + mask.bounds.height
    ).intersection(clip).intersection(canvas.bounds)
    guard !target.isEmpty else { return }
    for y in target.top..<target.bottom {
      row(
        pixels + (y - canvas.bounds.top) * canvas.width + (target.left - canvas.bounds.left),
        mask.row(y - place.y) + (target.left - place.x), count: target.width, color)
    }
  }
}

/// Four pixels, their components in lanes of 16 bits, in which a product of two bytes has room.
///
/// Operations take two vectors, never a number: those of a number are calls in a debug build.
struct PixelLanes {
  /// Blue and red of each pixel.
  private var even: SIMD8<UInt16>
  /// Green and alpha.
  private var odd: SIMD8<UInt16>

  /// Four pixels of memory.
  @inline(__always)
  init(_ pixels: UnsafePointer<UInt32>) {
    self.init(UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt16>.self))
  }

  /// The same pixel four times.
  @inline(__always)
  init(_ pixel: UInt32) {
    self.init(unsafeBitCast(SIMD4(repeating: pixel), to: SIMD8<UInt16>.self))
  }

  @inline(__always)
  private init(_ bytes: SIMD8<UInt16>) {
    (even, odd) = (bytes & SIMD8(repeating: 0x00FF), bytes &>> SIMD8(repeating: 8))
  }

  @inline(__always)
  private init(even: SIMD8<UInt16>, odd: SIMD8<UInt16>) { (self.even, self.odd) = (even, odd) }

  @inline(__always)
  func store(to pixels: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pixels).storeBytes(
      of: even | odd &<< SIMD8(repeating: 8), as: SIMD8<UInt16>.self)
  }

  /// Returns all components times factors from 0 to 255 over 255.
  @inline(__always)
  func scaled(_ factors: SIMD8<UInt16>) -> PixelLanes {
    PixelLanes(even: Self.scaled(even, factors), odd: Self.scaled(odd, factors))
  }

  /// Returns the same, where half of a step is rounded down.
  @inline(__always)
  func scaledDown(_ factors: SIMD8<UInt16>) -> PixelLanes {
    PixelLanes(
      even: Self.quotients(even &* factors, half: 127),
      odd: Self.quotients(odd &* factors, half: 127))
  }

  /// Returns each lane times a factor over 255.
  @inline(__always)
  static func scaled(_ lanes: SIMD8<UInt16>, _ factors: SIMD8<UInt16>) -> SIMD8<UInt16> {
    quotients(lanes &* factors)
  }

  /// Returns each lane over 255, rounded.
  ///
  /// x + x / 256 is 257 * x / 256, whose upper half processors compute in one step. Written out
  /// lane by lane, for SIMD8's own conversions are calls. So is each lane by itself in a debug
  /// build, which takes two shifts for it: a sum of 65,153 at the most and its 256th has room, and
  /// the fraction that the shift drops never makes a whole.
  @inline(__always)
  private static func quotients(
    _ products: SIMD8<UInt16>, half: UInt16 = 128
  ) -> SIMD8<UInt16> {
    let x = products &+ SIMD8(repeating: half)
    #if DEBUG
      return shiftedTwice(x)
    #else
      return upperHalves(x)
    #endif
  }

  /// Returns a 256th of each lane and its own 256th.
  @inline(__always)
  static func shiftedTwice(_ x: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let eight = SIMD8<UInt16>(repeating: 8)
    return (x &+ (x &>> eight)) &>> eight
  }

  /// Returns the upper half of 257 times each lane.
  @inline(__always)
  static func upperHalves(_ x: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let wide = SIMD8(
      UInt32(x[0]), UInt32(x[1]), UInt32(x[2]), UInt32(x[3]), UInt32(x[4]), UInt32(x[5]),
      UInt32(x[6]), UInt32(x[7]))
    let quotients = (wide &* 257) &>> 16
    func lane(_ index: Int) -> UInt16 { UInt16(truncatingIfNeeded: quotients[index]) }
    return SIMD8(lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7))
  }

  /// Returns a mixture with others, of which so many 255ths are taken.
  @inline(__always)
  func mixed(with other: PixelLanes, by share: SIMD8<UInt16>) -> PixelLanes {
    let rest = SIMD8(repeating: 255) &- share
    return PixelLanes(
      even: Self.quotients(even &* rest &+ other.even &* share),
      odd: Self.quotients(odd &* rest &+ other.odd &* share))
  }

  @inline(__always)
  func added(to other: PixelLanes) -> PixelLanes {
    PixelLanes(even: even &+ other.even, odd: odd &+ other.odd)
  }

  /// A Boolean value that indicates whether all four pixels are opaque.
  @inline(__always)
  var isOpaque: Bool {
    let pairs = unsafeBitCast(odd, to: SIMD2<UInt64>.self)
    return pairs[0] & pairs[1] & 0x00FF_0000_00FF_0000 == 0x00FF_0000_00FF_0000
  }

  /// 255 less each pixel's alpha, in both of its lanes.
  @inline(__always)
  var rest: SIMD8<UInt16> {
    let sixteen = SIMD4<UInt32>(repeating: 16)
    let alpha = unsafeBitCast(odd, to: SIMD4<UInt32>.self) &>> sixteen
    let both = unsafeBitCast(alpha | alpha &<< sixteen, to: SIMD8<UInt16>.self)
    return SIMD8(repeating: 255) &- both
  }
}

extension UInt32 {
  /// Its four bytes, the lowest first, each in two lanes.
  @inline(__always)
  fileprivate var lanes: SIMD8<UInt16> {
    let bytes = unsafeBitCast(self, to: SIMD4<UInt8>.self)
    let (a, b) = (UInt16(bytes[0]), UInt16(bytes[1]))
    let (c, d) = (UInt16(bytes[2]), UInt16(bytes[3]))
    return SIMD8(a, a, b, b, c, c, d, d)
  }
}
