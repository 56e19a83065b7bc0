/// State of a place that tells of being left, where the place outlives what stands there.
protocol RestingState: AnyObject {
  /// Prepares for what will stand there again.
  func rest()
}

extension LoweringContext {
  /// Keeps the places below for a view that stands here again later, though it does not in this
  /// pass: it has disappeared, but its state has not.
  ///
  /// - Parameter rests: A Boolean value that indicates whether nothing stands here in this pass.
  @MainActor
  package func keepPlaces(whileResting rests: Bool) {
    identity.keep(rests ? session.generation : 0)
  }
}
