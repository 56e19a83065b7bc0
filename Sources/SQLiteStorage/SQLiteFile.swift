import CSQLite
import Synchronization

/// A SQLite file, of which little is asked: statements with numbers, texts and blobs.
///
/// A Swift package for SQLite would do it, but GRDB, which is kept best, imports `Combine` wherever
/// a module of that name can be found. In a build with this project's it is found or not by chance,
/// and where it is found GRDB does not compile, since it does not depend on what that module is
/// made of.
package final class SQLiteFile: Sendable {
  /// A value of a row or of a statement's parameter.
  package enum Value: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
  }

  /// An error of SQLite, in its words.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The access to a file.
  package enum Access { case read, create }

  private struct Connection: ~Copyable {
    let handle: OpaquePointer

    deinit { sqlite3_close_v2(handle) }
  }

  private let connection: Mutex<Connection>

  /// Opens a file, or with the path `:memory:` a database that ends with this object.
  ///
  /// - Throws: ``Failure`` if it is not there or cannot be made; whether it is a database shows
  ///   with the first statement.
  package init(path: String, _ access: Access) throws(Failure) {
    var handle: OpaquePointer?
    let flags =
      access == .read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard let handle else { throw Failure(description: "there is no memory left") }
    guard code == SQLITE_OK else {
      let failure = Self.failure(handle)
      sqlite3_close_v2(handle)
      throw failure
    }
    nonisolated(unsafe) let opened = handle
    connection = Mutex(Connection(handle: opened))
  }

  /// Returns the rows that a statement gives, with values for its question marks.
  ///
  /// - Throws: ``Failure`` with SQLite's words.
  @discardableResult
  package func rows(_ sql: String, _ values: [Value] = []) throws(Failure) -> [[Value]] {
    let result = connection.withLock { connection -> Result<[[Value]], Failure> in
      Self.run(sql, values, connection.handle)
    }
    return try result.get()
  }

  private static func run(
    _ sql: String, _ values: [Value], _ handle: OpaquePointer
  ) -> Result<[[Value]], Failure> {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
      return .failure(failure(handle))
    }
    defer { sqlite3_finalize(statement) }
    for (index, value) in values.enumerated() {
      guard bind(value, statement, Int32(index + 1)) == SQLITE_OK else {
        return .failure(failure(handle))
      }
    }
    var rows: [[Value]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        rows.append((0..<sqlite3_column_count(statement)).map { value(statement, $0) })
      case SQLITE_DONE: return .success(rows)
      default: return .failure(failure(handle))
      }
    }
  }

  private static func bind(_ value: Value, _ statement: OpaquePointer?, _ index: Int32) -> Int32 {
    // SQLITE_TRANSIENT, a macro that Swift does not see: the bytes are copied.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .null: return sqlite3_bind_null(statement, index)
    case .integer(let number): return sqlite3_bind_int64(statement, index, number)
    case .real(let number): return sqlite3_bind_double(statement, index, number)
    case .text(let text):
      return sqlite3_bind_text64(
        statement, index, text, UInt64(text.utf8.count), copied, UInt8(SQLITE_UTF8))
    case .blob(let bytes):
      return sqlite3_bind_blob64(statement, index, bytes, UInt64(bytes.count), copied)
    }
  }

  private static func value(_ statement: OpaquePointer?, _ column: Int32) -> Value {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      guard let text = sqlite3_column_text(statement, column) else { return .null }
      return .text(String(cString: text))
    case SQLITE_BLOB:
      guard let start = sqlite3_column_blob(statement, column) else { return .blob([]) }
      let count = Int(sqlite3_column_bytes(statement, column))
      return .blob([UInt8](UnsafeRawBufferPointer(start: start, count: count)))
    default: return .null
    }
  }

  private static func failure(_ handle: OpaquePointer) -> Failure {
    Failure(description: String(cString: sqlite3_errmsg(handle)))
  }
}

extension SQLiteFile.Value {
  /// The number, if it is a whole one.
  package var int: Int? {
    if case .integer(let number) = self { Int(exactly: number) } else { nil }
  }

  /// The words, if it is a text.
  package var string: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
