extension ProcessInfo {
  /// A Boolean value that indicates whether an iPhone's app runs on a Mac, which is not so here.
  ///
  ///     let opensWindows = ProcessInfo.processInfo.isiOSAppOnMac
  public var isiOSAppOnMac: Bool { false }

  /// A Boolean value that indicates whether the app was built for Macs from an iPad's.
  public var isMacCatalystApp: Bool { false }
}
