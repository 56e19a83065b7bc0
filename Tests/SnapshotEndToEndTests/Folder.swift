import Foundation

/// The files of a folder, by their paths below it.
func contents(of folder: URL) throws -> [String: Data] {
  var result: [String: Data] = [:]
  let names = FileManager.default.enumerator(atPath: folder.path)
  while let name = names?.nextObject() as? String {
    let url = folder.appendingPathComponent(name)
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    if !isFolder.boolValue { result[name] = try Data(contentsOf: url) }
  }
  return result
}

/// A PNG's width and height, as its header gives them.
func headerSize(_ png: Data) -> [Int] {
  let bytes = [UInt8](png)
  return [16, 20].map { start in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
}
