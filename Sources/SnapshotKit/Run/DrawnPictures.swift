import Foundation

/// The pictures in a folder, with what each was drawn from: those whose screens have not changed
/// stay as they are when the folder is drawn again.
///
/// A line a cell: its name, the key of what is drawn, the digest of the pixels, and that of the
/// file, by which a picture is known that something else has written since.
///
///     vitrine-drawn 1
///     saransk-catalogue/iphone-8-portrait@2x-light 2b51… 90aa… 71c4…
struct DrawnPictures: Equatable {
  /// The name of the file that tells of a folder's pictures.
  static let fileName = "drawn.txt"
  private static let head = "vitrine-drawn 1"

  /// By the cells' names.
  private(set) var pictures: [String: CellJob.DrawnPicture] = [:]

  /// Knows of no picture.
  init() {}

  /// Reads what is told of a folder's pictures; nothing if that is not there or cannot be read, for
  /// then they are drawn.
  init(in folder: String) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.fileName)") else {
      return
    }
    let lines = [UInt8](data).split(separator: UInt8(ascii: "\n"))
    guard lines.first.map({ String(decoding: $0, as: UTF8.self) }) == Self.head else { return }
    for line in lines.dropFirst() {
      let words = line.split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard words.count == 4 else { continue }
      pictures[words[0]] = .init(key: words[1], pixels: words[2], file: words[3])
    }
  }

  /// Enters what a run has drawn.
  ///
  /// - Parameters:
  ///   - results: The results of the run by the cells' names; what failed is forgotten.
  ///   - declared: The names of all cells that there are: others are forgotten.
  mutating func take(_ results: [String: MatrixRun.PictureResult], declared: Set<String>) {
    pictures = pictures.filter { declared.contains($0.key) }
    for (name, result) in results {
      guard case .drawn(let picture) = result, let pixels = picture.pixels, let file = picture.file
      else {
        pictures[name] = nil
        continue
      }
      pictures[name] = .init(key: picture.key, pixels: pixels, file: file)
    }
  }

  /// Writes the file, in the order of the names.
  ///
  /// - Throws: ``SystemError`` that names the file.
  func write(to folder: String) throws {
    let lines = pictures.sorted { $0.key < $1.key }.map { name, picture in
      "\(name) \(picture.key) \(picture.pixels) \(picture.file)\n"
    }
    let text = Self.head + "\n" + lines.joined()
    try AtomicFile.write(Data(text.utf8), to: "\(folder)/\(Self.fileName)")
  }
}
