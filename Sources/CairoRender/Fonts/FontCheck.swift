import CXXHash
import Foundation

/// Checks that a file is the font that the project names, and whole.
///
/// A file of a known release is recognised by its digest. Any other must carry the family's name,
/// and the sums of its tables (OpenType 1.9, "Calculating checksums") must be right: FreeType opens
/// damaged files, and draws what is left of them.
struct FontCheck {
  let face: FontCatalogue.Face

  /// Checks a file's bytes, and returns their digest.
  ///
  /// - Throws: ``RenderError/damagedFont(path:package:reason:)``.
  @discardableResult
  func check(_ bytes: UnsafeRawBufferPointer) throws -> UInt64 {
    let digest = XXH3_64bits(bytes.baseAddress, bytes.count)
    guard !face.digests.contains(Self.text(digest)) else { return digest }
    if let reason = Self.damage(bytes) ?? foreignness() {
      throw RenderError.damagedFont(path: face.path, package: face.package, reason: reason)
    }
    return digest
  }

  private static func text(_ digest: UInt64) -> String {
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns the difference of the file's font from the face; nil if it is that face.
  private func foreignness() -> String? {
    do {
      let families = try FontFile(path: face.path).read().families
      return families.contains(face.family)
        ? nil : "it is of the family \(families.first ?? "without a name"), not \(face.family)"
    } catch let RenderError.brokenFont(_, reason) {
      return reason
    } catch {
      return String(describing: error)
    }
  }

  /// Returns the damage in a file of tables; nil if all of their sums are right.
  static func damage(_ bytes: UnsafeRawBufferPointer) -> String? {
    func number(_ place: Int) -> Int {
      (0..<4).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
    }
    guard bytes.count >= 12, [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(number(0)) else {
      return "it is no font of OpenType"
    }
    let count = number(4) >> 16
    guard count > 0, 12 + count * 16 <= bytes.count else { return "it is cut off" }
    for index in 0..<count {
      let entry = 12 + index * 16
      let (sum, offset, length) = (number(entry + 4), number(entry + 8), number(entry + 12))
      let name = String(decoding: bytes[entry..<(entry + 4)], as: UTF8.self)
      guard offset + length <= bytes.count else { return "it is cut off in its table \(name)" }
      // The head's own adjustment, which sums up the whole file, is left out of its sum.
      let adjustment = name == "head" && length >= 12 ? number(offset + 8) : 0
      let found = Self.sum(UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + length)]))
      guard (Int(found) - adjustment) & 0xFFFF_FFFF == sum else {
        return "its table \(name) is damaged"
      }
    }
    return nil
  }

  /// Returns the sum of a table's numbers of 32 bits, the last one filled up with zeros.
  private static func sum(_ table: UnsafeRawBufferPointer) -> UInt32 {
    var sum: UInt32 = 0
    let words = table.count / 4
    for index in 0..<words {
      sum &+= UInt32(bigEndian: table.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
    }
    for place in (words * 4)..<table.count {
      sum &+= UInt32(table[place]) << UInt32(8 * (3 - place % 4))
    }
    return sum
  }
}
