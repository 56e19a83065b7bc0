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

  /// 0xAARRGGBB.
  var pixel: UInt32 { alpha << 24 | red << 16 | green << 8 | blue }
}

/// Source-over of a colour through coverage, on premultiplied pixels.
enum Blending {
  /// Paints a row: each pixel becomes colour * mask + pixel * (1 - alpha * mask).
  ///
  /// Two components are worked on at a time, each in half of a word; a division by 255 is
  /// (x + 128 + (x + 128) / 256) / 256, which is exact for these numbers.
  @inline(__always)
  static func row(
    _ pixels: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, count: Int,
    _ color: PremultipliedColor
  ) {
    let rb = color.red << 16 | color.blue
    let ag = color.alpha << 16 | color.green
    for index in 0..<count {
      let coverage = UInt32(mask[index])
      let sourceRB = scaled(rb, coverage)
      let sourceAG = scaled(ag, coverage)
      let rest = 255 &- (sourceAG >> 16)
      let pixel = pixels[index]
      let newRB = sourceRB &+ scaled(pixel & 0x00FF_00FF, rest)
      let newAG = sourceAG &+ scaled((pixel >> 8) & 0x00FF_00FF, rest)
      pixels[index] = newRB | newAG << 8
    }
  }

  /// Paints a row through even coverage, which leaves two multiplications a pixel.
  @inline(__always)
  static func row(
    _ pixels: UnsafeMutablePointer<UInt32>, coverage: UInt8, count: Int,
    _ color: PremultipliedColor
  ) {
    let sourceRB = scaled(color.red << 16 | color.blue, UInt32(coverage))
    let sourceAG = scaled(color.alpha << 16 | color.green, UInt32(coverage))
    let rest = 255 &- (sourceAG >> 16)
    if rest == 255 { return }
    for index in 0..<count {
      let pixel = pixels[index]
      let newRB = sourceRB &+ scaled(pixel & 0x00FF_00FF, rest)
      let newAG = sourceAG &+ scaled((pixel >> 8) & 0x00FF_00FF, rest)
      pixels[index] = newRB | newAG << 8
    }
  }

  /// Two components of a word, each times a factor from 0 to 255 over 255.
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
