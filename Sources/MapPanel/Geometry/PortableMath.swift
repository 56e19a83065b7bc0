/// Elementary functions from the four operations alone, so that every processor gives the same
/// bits.
///
/// The C library picks other code on processors with fused multiplication, and its last bits
/// differ; a map is thousands of coordinates, of which some always lie on the edge of rounding.
/// Swift never fuses a multiplication with an addition, and IEEE 754 defines the rest.
enum PortableMath {
  /// Returns the sine of an angle from -π/2 to π/2, within 2e-16.
  static func sine(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    for coefficient in sineCoefficients { sum = sum * square + coefficient }
    return x * sum
  }

  /// Returns the sine and the cosine of an angle in degrees; quarter turns are exact.
  static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    guard degrees.isFinite else { return (0, 1) }
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    let quarter = (turned / 90).rounded()
    let rest = (turned - quarter * 90) * .pi / 180
    let (s, c) = (sine(rest), 1 - 2 * sine(rest / 2) * sine(rest / 2))
    switch ((Int(quarter) % 4) + 4) % 4 {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
  }

  /// Returns the natural logarithm of a positive number.
  static func logarithm(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x > 0 ? .infinity : -.infinity }
    var exponent = Double(x.exponent)
    var mantissa = x.significand
    if mantissa > 1.414_213_562_373_095_1 {
      mantissa /= 2
      exponent += 1
    }
    // ln m = 2 artanh((m - 1) / (m + 1)), whose series ends quickly since |t| < 0.172.
    let t = (mantissa - 1) / (mantissa + 1)
    let square = t * t
    var sum = 0.0
    for divisor in stride(from: 23.0, through: 1, by: -2) { sum = sum * square + 1 / divisor }
    return exponent * naturalLogarithmOfTwo + 2 * t * sum
  }

  /// Two to a power.
  static func powerOfTwo(_ exponent: Double) -> Double {
    let bounded = min(1000, max(-1000, exponent.isNaN ? 0 : exponent))
    let whole = bounded.rounded()
    let x = (bounded - whole) * naturalLogarithmOfTwo
    var sum = 1.0
    for index in stride(from: 16.0, through: 1, by: -1) { sum = 1 + sum * x / index }
    return sum * Double(sign: .plus, exponent: Int(whole), significand: 1)
  }

  private static let naturalLogarithmOfTwo = 0.693_147_180_559_945_3

  /// ±1/n! for the odd n from 25 down to 1.
  private static let sineCoefficients: [Double] = {
    var factorial = 1.0
    var list = [1.0]
    for n in stride(from: 3.0, through: 25, by: 2) {
      factorial *= (n - 1) * n
      list.append((list.count.isMultiple(of: 2) ? 1 : -1) / factorial)
    }
    return list.reversed()
  }()
}
