import Foundation

/// The folder of approved snapshots: the lock, and pictures of some cells.
struct BaselineFolder {
  /// A baseline that cannot be used.
  struct Problem: Error, Sendable, Hashable, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "\(path) \(reason)" }
  }

  /// The most bytes that a lock or a picture may have.
  private static let sizeLimit = 256 << 20

  let path: String

  var lockPath: String { "\(path)/\(Lock.fileName)" }

  func picturePath(_ cell: Cell) -> String { "\(path)/\(cell.path)" }

  /// Returns the path of the description beside the picture of a cell's name.
  func descriptionPath(_ name: String) -> String { "\(path)/\(name)\(StoredDescription.ending)" }

  /// Returns the digests of the pictures that a description is of, by the names of their cells; nil
  /// if it is none.
  func picturesDescribed(by name: String) -> [String: String]? {
    guard let data = try? read(descriptionPath(name)), let slash = name.lastIndex(of: "/") else {
      return nil
    }
    // The first lines tell; what follows is read where it is needed.
    let text = String(decoding: data.prefix(1024), as: UTF8.self)
    return StoredDescription.pictures(in: text).map { pictures in
      Dictionary(uniqueKeysWithValues: pictures.map { ("\(name[...slash])\($0)", $1) })
    }
  }

  /// Returns the lock as far as it can be read, or nil if there is none.
  func readLock() throws(Problem) -> LockParser.Result? {
    guard let data = try read(lockPath) else { return nil }
    return LockParser.parse(data, file: lockPath)
  }

  /// Puts a lock in place of the old one; an equal one is left alone.
  func write(_ lock: Lock) throws {
    let data = Data(lock.text.utf8)
    if let old = try? read(lockPath), old == data { return }
    try AtomicFile.write(data, to: lockPath)
  }

  /// Returns the digest of the pixels that a cell's picture carries; nil if there is no picture.
  func storedPixels(_ cell: Cell) throws(Problem) -> String? {
    let path = picturePath(cell)
    guard let data = try read(path) else { return nil }
    let content: PNGText.Content
    do {
      content = try PNGText.read(data)
    } catch {
      throw Problem(path: path, reason: "\(error); restore it, or run snapshot record")
    }
    guard
      cell.device.fitsContent
        || content.width == cell.pixelWidth && content.height == cell.pixelHeight
        // A flow may have turned the device.
        || cell.step != nil && cell.device.isTurned && content.width == cell.pixelHeight
          && content.height == cell.pixelWidth
    else {
      throw Problem(
        path: path,
        reason: """
          has \(content.width)x\(content.height) pixels instead of \
          \(cell.pixelWidth)x\(cell.pixelHeight); restore it, or run snapshot record
          """)
    }
    guard let pixels = content.texts[BaselinePicture.pixelsKeyword] else {
      throw Problem(path: path, reason: "carries no digest of its pixels; run snapshot record")
    }
    return pixels
  }

  /// Returns a file's content, or nil if there is none; a link out of the folder is refused.
  private func read(_ file: String) throws(Problem) -> Data? {
    var status = stat()
    guard lstat(file, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw Problem(path: file, reason: "cannot be read: \(String(cString: strerror(errno)))")
    }
    try checkLinks(file)
    guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Problem(path: file, reason: "is not a file")
    }
    guard status.st_size <= Self.sizeLimit else {
      throw Problem(path: file, reason: "has \(status.st_size) bytes, which no baseline has")
    }
    do {
      // Mapped: pictures have tens of megabytes in all, of which a few kilobytes are read twice.
      // They are replaced by other files, never written to.
      return try Data(contentsOf: URL(fileURLWithPath: file), options: .alwaysMapped)
    } catch {
      throw Problem(path: file, reason: "cannot be read; see to its permissions")
    }
  }

  private func checkLinks(_ file: String) throws(Problem) {
    // Below the folder are screens' folders, and files in these.
    let folder = String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
    guard Self.isLink(file) || folder != path && Self.isLink(folder) else { return }
    guard let root = Self.realPath(path), let real = Self.realPath(file) else {
      throw Problem(path: file, reason: "is a link to nothing; remove it")
    }
    guard real.hasPrefix(root + "/") else {
      throw Problem(path: file, reason: "is a link out of \(path), to \(real); remove it")
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension BaselineFolder {
  /// The files in the folder beside the lock.
  struct Listing {
    /// Names of cells, declared or not, whose pictures are there.
    var pictures: [String] = []
    /// The same of descriptions.
    var descriptions: [String] = []
    /// Files that a killed process left half-written.
    var leftovers: [String] = []
  }

  /// Returns the pictures and leftovers, sorted.
  func list() -> Listing {
    var listing = Listing()
    let files = FileManager.default
    for folder in [""] + ((try? files.contentsOfDirectory(atPath: path)) ?? []).sorted() {
      let inside = folder.isEmpty ? path : "\(path)/\(folder)"
      for file in ((try? files.contentsOfDirectory(atPath: inside)) ?? []).sorted() {
        let name = folder.isEmpty ? file : "\(folder)/\(file)"
        if file.hasPrefix(AtomicFile.temporaryPrefix) {
          listing.leftovers.append(name)
        } else if file.hasSuffix(".png") {
          let cell = String(name.dropLast(4))
          // Somebody's drawings are none.
          if CellName(cell) != nil { listing.pictures.append(cell) }
        } else if file.hasSuffix(StoredDescription.ending) {
          let cell = String(name.dropLast(StoredDescription.ending.count))
          // Somebody's notes are none.
          if CellName(cell) != nil { listing.descriptions.append(cell) }
        }
      }
    }
    return listing
  }

  /// Removes what killed processes left; only for who holds the folder.
  func removeLeftovers() {
    for name in list().leftovers { unlink("\(path)/\(name)") }
  }

  /// Keeps other commands from writing into the folder until the result goes.
  ///
  /// - Throws: ``Problem`` if another one is writing.
  func hold() throws -> Descriptor {
    let number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw SystemError("Cannot open the folder \(path)") }
    let folder = Descriptor(number)
    guard flock(number, LOCK_EX | LOCK_NB) == 0 else {
      throw Problem(path: path, reason: "is being written by another record; wait for it")
    }
    return folder
  }
}
