import Foundation

/// A Gaussian blur of planes of bytes.
///
/// A wide blur is taken on a smaller picture: averaged over blocks, convolved with the Gaussian, and
/// interpolated back. Averaging and interpolating widen the blur themselves, by the variances of
/// their own kernels, which are taken off the Gaussian's.
enum GaussianBlur {
  /// The weights of a Gaussian, from its middle outwards; they add up to 1 over both sides.
  static func kernel(sigma: Double) -> [Float] {
    guard sigma > 0.01 else { return [1] }
    let reach = max(1, Int((sigma * 3.2).rounded(.up)))
    let weights = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    // Rounded to 2^-20, so that the last bits of exp() on another processor do not matter.
    return weights.map { Float((($0 / sum) * 1_048_576).rounded() / 1_048_576) }
  }

  /// By how much the sides of a picture are divided before it is blurred.
  static func reduction(sigma: Double) -> Int {
    var factor = 1
    while sigma / Double(factor) > 8 { factor *= 2 }
    return factor
  }

  /// How far a blur reaches, in pixels.
  static func reach(sigma: Double) -> Int {
    sigma <= 0 ? 0 : Int((sigma * 3.2).rounded(.up)) + reduction(sigma: sigma) * 2
  }

  /// What lies outside the picture.
  enum Edge { case zero, clamped }

  /// Blurs rows of `channels` interleaved bytes in place.
  static func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int,
    sigma: Double, edge: Edge
  ) {
    guard sigma > 0.05, width > 0, height > 0 else { return }
    let factor = reduction(sigma: sigma)
    var plane = FloatPlane(
      averaging: bytes, width: width, height: height, stride: stride, channels: channels,
      factor: factor)
    // A block of f pixels has variance (f² - 1) / 12, a linear interpolation over f about f² / 6.
    let f = Double(factor)
    let own = factor == 1 ? 0 : (f * f - 1) / 12 + (f * f - 1) / 6
    let rest = max(0, sigma * sigma - own).squareRoot() / f
    let kernel = kernel(sigma: rest)
    plane.convolveRows(kernel, edge)
    plane.transpose()
    plane.convolveRows(kernel, edge)
    plane.transpose()
    plane.write(to: bytes, width: width, height: height, stride: stride, factor: factor)
  }
}

/// A small picture in single precision.
struct FloatPlane {
  var values: [Float]
  var width: Int
  var height: Int
  let channels: Int

  /// The averages of blocks of `factor * factor` pixels.
  init(
    averaging bytes: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int,
    factor: Int
  ) {
    self.width = (width + factor - 1) / factor
    self.height = (height + factor - 1) / factor
    self.channels = channels
    values = [Float](repeating: 0, count: self.width * self.height * channels)
    let (columns, rows) = (self.width, self.height)
    values.withUnsafeMutableBufferPointer { target in
      for y in 0..<rows {
        let (top, bottom) = (y * factor, min(height, (y + 1) * factor))
        for x in 0..<columns {
          let (left, right) = (x * factor, min(width, (x + 1) * factor))
          let share = 1 / Float((bottom - top) * (right - left))
          for channel in 0..<channels {
            var sum: UInt32 = 0
            for line in top..<bottom {
              let row = bytes + line * stride + channel
              for column in left..<right { sum &+= UInt32(row[column * channels]) }
            }
            target[(y * columns + x) * channels + channel] = Float(sum) * share
          }
        }
      }
    }
  }

  /// Convolves each row with a symmetric kernel.
  mutating func convolveRows(_ kernel: [Float], _ edge: GaussianBlur.Edge) {
    guard kernel.count > 1 else { return }
    let reach = kernel.count - 1
    let (columns, channels, rows) = (width, channels, height)
    var padded = [Float](repeating: 0, count: (columns + 2 * reach) * channels)
    values.withUnsafeMutableBufferPointer { values in
      padded.withUnsafeMutableBufferPointer { padded in
        for y in 0..<rows {
          let row = y * columns * channels
          for index in 0..<columns * channels {
            padded[reach * channels + index] = values[row + index]
          }
          if edge == .clamped { Self.clampEdges(padded, values, row, reach, columns, channels) }
          for index in 0..<columns * channels {
            values[row + index] = padded[reach * channels + index] * kernel[0]
          }
          for step in 1...reach {
            let weight = kernel[step]
            let (before, after) = ((reach - step) * channels, (reach + step) * channels)
            for index in 0..<columns * channels {
              values[row + index] += (padded[before + index] + padded[after + index]) * weight
            }
          }
        }
      }
    }
  }

  private static func clampEdges(
    _ padded: UnsafeMutableBufferPointer<Float>, _ values: UnsafeMutableBufferPointer<Float>,
    _ row: Int, _ reach: Int, _ columns: Int, _ channels: Int
  ) {
    for step in 0..<reach {
      for channel in 0..<channels {
        padded[step * channels + channel] = values[row + channel]
        padded[(reach + columns + step) * channels + channel] =
          values[row + (columns - 1) * channels + channel]
      }
    }
  }

  mutating func transpose() {
    let (columns, rows, channels) = (width, height, channels)
    var turned = [Float](repeating: 0, count: values.count)
    values.withUnsafeBufferPointer { values in
      turned.withUnsafeMutableBufferPointer { turned in
        for y in 0..<rows {
          for x in 0..<columns {
            for channel in 0..<channels {
              turned[(x * rows + y) * channels + channel] =
                values[(y * columns + x) * channels + channel]
            }
          }
        }
      }
    }
    values = turned
    (width, height) = (height, width)
  }

  /// Interpolates linearly into bytes; the centre of a block stands for the block.
  func write(
    to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, factor: Int
  ) {
    let columns = Self.taps(count: width, factor: factor, limit: self.width)
    let rows = Self.taps(count: height, factor: factor, limit: self.height)
    values.withUnsafeBufferPointer { values in
      for y in 0..<height {
        let (above, below, v) = rows[y]
        let (first, second) = (above * self.width * channels, below * self.width * channels)
        let target = bytes + y * stride
        for x in 0..<width {
          let (left, right, u) = columns[x]
          for channel in 0..<channels {
            let (l, r) = (left * channels + channel, right * channels + channel)
            let top = values[first + l] + (values[first + r] - values[first + l]) * u
            let bottom = values[second + l] + (values[second + r] - values[second + l]) * u
            let value = top + (bottom - top) * v
            target[x * channels + channel] = UInt8(max(0, min(255, value.rounded())))
          }
        }
      }
    }
  }

  /// The two samples on either side of each pixel's centre, and the share of the second.
  private static func taps(count: Int, factor: Int, limit: Int) -> [(Int, Int, Float)] {
    (0..<count).map { index in
      let position = (Double(index) + 0.5) / Double(factor) - 0.5
      let low = max(0, min(limit - 1, Int(position.rounded(.down))))
      let high = min(limit - 1, low + (position < 0 ? 0 : 1))
      return (low, high, Float(max(0, position - Double(low))))
    }
  }
}
