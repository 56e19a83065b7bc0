/// Hears of a completer's proposals.
///
///     final class Proposals: NSObject, MKLocalSearchCompleterDelegate {
///       var titles: [String] = []
///
///       func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
///         titles = completer.results.map(\.title)
///       }
///     }
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// Tells the delegate of new proposals, of none too.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Tells the delegate of an error, of which there is none here.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Takes no notice of proposals.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Takes no notice of errors.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
