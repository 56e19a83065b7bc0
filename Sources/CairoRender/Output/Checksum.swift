import CDeflate

/// The checksum of PNG's chunks, CRC-32 (PNG specification, third edition, annex D).
///
/// - Parameters:
///   - bytes: The bytes that hold the data.
///   - range: Which of them are the data; nil for all.
/// - Returns: The checksum.
public func checksum(of bytes: [UInt8], _ range: Range<Int>? = nil) -> UInt32 {
  let range = (range ?? bytes.indices).clamped(to: bytes.indices)
  return bytes.withUnsafeBytes { buffer in
    libdeflate_crc32(0, buffer.baseAddress.map { $0 + range.lowerBound }, range.count)
  }
}
