/// A material that lets light through, as the controls of iOS 26 are made of.
///
///     Label("Route", systemImage: "map")
///       .padding()
///       .glassEffect(.regular.tint(.teal).interactive())
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable { case regular, clear, identity }

  let kind: Kind
  var tint: Color?
  /// The part of the tint that is taken, from 0 to 1.
  var tintShare = 0.75

  /// A glass that blurs what lies behind it, so that words on it can be read.
  public static let regular = Glass(kind: .regular)
  /// A glass through which more is seen of what lies behind it.
  public static let clear = Glass(kind: .clear)
  /// No glass: the content is as it is without.
  public static let identity = Glass(kind: .identity)

  /// Returns the glass in a colour, or in none.
  ///
  /// - Parameter color: The colour, three quarters of which are taken; nil for clear glass.
  /// - Returns: A tinted glass.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns the glass in all of a colour, which white words can be read on.
  func filled(with color: Color) -> Glass {
    var glass = tint(color)
    glass.tintShare = 1
    return glass
  }

  /// Returns the glass unchanged: nobody touches it in a still.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
