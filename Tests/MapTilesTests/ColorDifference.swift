/// The most by which a component of two colours differs, of 255.
func difference(_ a: UInt32, _ b: UInt32) -> Int {
  [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
}

/// The most by which a component of any two colours differs, of 255.
func spread(_ colors: Set<UInt32>) -> Int {
  colors.first.map { first in colors.map { difference(first, $0) }.max() ?? 0 } ?? 0
}
