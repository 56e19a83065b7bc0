import CairoRender
import Foundation

/// Files in one archive, stored as they are: pictures are compressed already.
///
/// The same files give the same bytes: names are sorted, and no times are kept.
struct ZipArchive {
  /// An error of files that are too large for the format.
  struct TooLarge: Error, CustomStringConvertible {
    let what: String

    var description: String {
      "A ZIP archive holds 65,535 files and 4 GB; these are \(what). Pack the folder with tar."
    }
  }

  /// The first day that the format knows, at midnight.
  private static let date: UInt16 = 1 << 5 | 1
  /// Names are UTF-8.
  private static let flags: UInt16 = 1 << 11

  /// Packs files of a folder.
  ///
  /// - Parameters:
  ///   - names: Paths below the folder.
  ///   - folder: The folder of the files.
  ///   - path: The archive's path.
  /// - Throws: ``TooLarge``, and ``SystemError`` for a file that cannot be read or written.
  static func write(_ names: [String], of folder: String, to path: String) throws {
    guard names.count < 65_535 else { throw TooLarge(what: "\(names.count) files") }
    var archive = Data()
    var directory = Data()
    for name in names.sorted() {
      guard let content = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
        throw SystemError("Cannot read \(folder)/\(name)")
      }
      let size = archive.count + content.count
      guard size < 4_000_000_000 else { throw TooLarge(what: "more than \(size >> 30) GB") }
      let entry = entry(name, content)
      let offset = UInt32(archive.count)
      archive.append(little(0x0403_4B50 as UInt32) + little(20 as UInt16) + entry)
      archive.append(Data(name.utf8) + content)
      directory.append(
        little(0x0201_4B50 as UInt32) + little(3 << 8 | 20 as UInt16) + little(20 as UInt16) + entry
      )
      // No comment, the first disk, no attributes but a file's that all may read.
      directory.append(Data(count: 6) + little(0o100_644 << 16 as UInt32) + little(offset))
      directory.append(Data(name.utf8))
    }
    let count = little(UInt16(names.count))
    let end =
      little(0x0605_4B50 as UInt32) + Data(count: 4) + count + count
      + little(UInt32(directory.count)) + little(UInt32(archive.count)) + Data(count: 2)
    try AtomicFile.write(archive + directory + end, to: path)
  }

  /// Returns the part that a file's header and the directory share, from the flags to the extra
  /// field.
  private static func entry(_ name: String, _ content: Data) -> Data {
    let size = little(UInt32(content.count))
    return little(flags) + Data(count: 2) + Data(count: 2) + little(date)
      + little(CairoRender.checksum(of: content)) + size + size + little(UInt16(name.utf8.count))
      + Data(count: 2)
  }

  private static func little<Number: FixedWidthInteger>(_ number: Number) -> Data {
    withUnsafeBytes(of: number.littleEndian) { Data($0) }
  }
}
