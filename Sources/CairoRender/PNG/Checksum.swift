import CDeflate
import Foundation

/// Returns the checksum of PNG's chunks, CRC-32 (PNG specification, third edition, annex D).
///
/// - Parameter bytes: The bytes that hold the data, such as an array's or a slice's.
/// - Returns: The checksum.
public func checksum(of bytes: some ContiguousBytes) -> UInt32 {
  bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
}
