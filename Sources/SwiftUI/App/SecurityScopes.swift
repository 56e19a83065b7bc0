extension URL {
  /// Returns true: no file is guarded here.
  ///
  ///     guard url.startAccessingSecurityScopedResource() else { return }
  ///     defer { url.stopAccessingSecurityScopedResource() }
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing: no file is guarded here.
  public func stopAccessingSecurityScopedResource() {}
}
