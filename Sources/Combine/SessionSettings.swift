import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  /// Settings of sessions that Foundation on Linux lacks, or does not let be set.
  extension URLSessionConfiguration {
    /// A Boolean value that indicates whether requests wait for a network, which none does here.
    ///
    ///     let configuration = URLSessionConfiguration.default
    ///     configuration.waitsForConnectivity = true
    public var waitsForConnectivity: Bool {
      get { false }
      set {}
    }

    /// A Boolean value that indicates whether requests go over a network that costs, as they do.
    public var allowsExpensiveNetworkAccess: Bool {
      get { true }
      set {}
    }

    /// A Boolean value that indicates whether requests go where data is saved, as they do.
    public var allowsConstrainedNetworkAccess: Bool {
      get { true }
      set {}
    }
  }

  /// Settings of requests that Foundation on Linux lacks.
  extension URLRequest {
    /// A Boolean value that indicates whether the request goes over a network that costs, as it
    /// does.
    public var allowsExpensiveNetworkAccess: Bool {
      get { true }
      set {}
    }

    /// A Boolean value that indicates whether the request goes where data is saved, as it does.
    public var allowsConstrainedNetworkAccess: Bool {
      get { true }
      set {}
    }

    /// A Boolean value that indicates whether a server is taken to speak HTTP/3, as none is here.
    public var assumesHTTP3Capable: Bool {
      get { false }
      set {}
    }
  }
#endif
