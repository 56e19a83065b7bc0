import Foundation

/// Environment variables by which the libraries that draw are told to draw otherwise.
///
/// Some are read when a library is loaded, before any code of this process runs, so that it does
/// not help to take them away: a command starts itself anew without them, and a test refuses to
/// compare pictures.
enum LibraryVariables {
  /// The prefixes of the variables that HarfBuzz, FreeType, pixman, cairo, Pango, GLib and
  /// libjpeg-turbo read.
  private static let prefixes = ["HB_", "FREETYPE_", "PIXMAN_", "CAIRO_", "PANGO", "G_", "JSIMD_"]

  /// Returns the names of those that are set, sorted.
  static func names(in environment: [String: String]) -> [String] {
    environment.keys.filter { name in prefixes.contains(where: name.hasPrefix) }.sorted()
  }

  /// Replaces this process by the same command without such variables, if any is set.
  ///
  /// - Throws: ``SystemError`` if the system does not start it.
  static func startAnewWithoutThem() throws {
    let environment = ProcessInfo.processInfo.environment
    let names = names(in: environment)
    guard !names.isEmpty else { return }
    for name in names { unsetenv(name) }
    execv("/proc/self/exe", CommandLine.unsafeArgv)
    throw SystemError("Cannot start anew without \(names.joined(separator: ", "))")
  }

  /// Refuses to draw in a process that has loaded the libraries with such variables.
  ///
  /// - Throws: ``LibraryVariablesError``.
  static func refuse(in environment: [String: String] = ProcessInfo.processInfo.environment)
    throws(LibraryVariablesError)
  {
    let names = names(in: environment)
    guard names.isEmpty else { throw LibraryVariablesError(names: names) }
  }
}

/// Environment variables that would change what is drawn.
public struct LibraryVariablesError: Error, Equatable, CustomStringConvertible {
  /// The variables' names.
  public let names: [String]

  /// The variables that are set and the remedy, for people.
  public var description: String {
    """
    The environment sets \(names.joined(separator: ", ")), which \
    \(names.count == 1 ? "changes" : "change") what the libraries draw. Run the tests without: \
    env \(names.map { "-u \($0)" }.joined(separator: " ")) swift test.
    """
  }
}
