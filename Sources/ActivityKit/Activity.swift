/// A Live Activity of an app, of which there is none: a request throws.
///
///     let content = ActivityContent(state: FerryAttributes.ContentState(), staleDate: nil)
///     let ferry = try Activity.request(attributes: FerryAttributes(), content: content)
///
/// Pictures of an activity are WidgetKit's `LiveActivityPreview`.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  /// The type of the values that change.
  public typealias ContentState = Attributes.ContentState
  /// The states of an activity over time: none come.
  public typealias ActivityStateUpdates = EndedActivityUpdates<ActivityState>
  /// The contents of an activity over time: none come.
  public typealias ContentUpdates = EndedActivityUpdates<ActivityContent<ContentState>>
  /// The values of an activity over time: none come.
  public typealias ContentStateUpdates = EndedActivityUpdates<ContentState>
  /// The tokens of an activity over time: none come.
  public typealias PushTokenUpdates = EndedActivityUpdates<Data>
  /// The app's activities over time: none come.
  public typealias ActivityUpdates = EndedActivityUpdates<Activity<Attributes>>

  /// The name by which the system knows the activity.
  public let id: String
  /// The values that stay.
  public let attributes: Attributes
  /// The values that change.
  public let content: ActivityContent<ContentState>

  private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    (self.id, self.attributes, self.content) = (id, attributes, content)
  }

  /// The values that change.
  public var contentState: ContentState { content.state }
  /// The state of the activity.
  public var activityState: ActivityState { .ended }
  /// The manner in which the activity is shown.
  public var style: ActivityStyle { .standard }
  /// The token by which a server would reach the activity: none.
  public var pushToken: Data? { nil }
  /// The states to come: none.
  public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates() }
  /// The contents to come: none.
  public var contentUpdates: ContentUpdates { ContentUpdates() }
  /// The values to come: none.
  public var contentStateUpdates: ContentStateUpdates { ContentStateUpdates() }
  /// The tokens to come: none.
  public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates() }

  /// The app's activities: none.
  public static var activities: [Activity<Attributes>] { [] }
  /// The activities to come: none.
  public static var activityUpdates: ActivityUpdates { ActivityUpdates() }
  /// The token by which a server would begin an activity: none.
  public static var pushToStartToken: Data? { nil }
  /// The tokens by which a server would begin activities: none.
  public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates() }
}

extension Activity {
  /// Throws: no Lock Screen shows an activity.
  ///
  /// - Parameters:
  ///   - attributes: The values that stay.
  ///   - content: The values that change.
  ///   - pushType: The way by which a server would change them.
  ///   - style: The manner in which it would be shown.
  /// - Returns: Nothing.
  /// - Throws: ``ActivityAuthorizationError/unsupported``.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle = .standard
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Throws: no Lock Screen shows an activity.
  ///
  /// - Parameters:
  ///   - attributes: The values that stay.
  ///   - contentState: The values that change.
  ///   - pushType: The way by which a server would change them.
  /// - Returns: Nothing.
  /// - Throws: ``ActivityAuthorizationError/unsupported``.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Does nothing: there is no activity to change.
  ///
  /// - Parameters:
  ///   - content: The new values.
  ///   - alertConfiguration: The alert that would tell of them.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {}

  /// Does nothing: there is no activity to change.
  ///
  /// - Parameters:
  ///   - contentState: The new values.
  ///   - alertConfiguration: The alert that would tell of them.
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {}

  /// Does nothing: there is no activity to end.
  ///
  /// - Parameters:
  ///   - content: The last values.
  ///   - dismissalPolicy: The time at which it would go.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Does nothing: there is no activity to end.
  ///
  /// - Parameters:
  ///   - contentState: The last values.
  ///   - dismissalPolicy: The time at which it would go.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Does nothing: there is no activity to end.
  ///
  /// - Parameter dismissalPolicy: The time at which it would go.
  public func end(dismissalPolicy: ActivityUIDismissalPolicy) async {}
}

/// A sequence of changes to a Live Activity, which ends at once.
public struct EndedActivityUpdates<Element>: AsyncSequence, Sendable {
  /// An iterator without elements.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// Returns nil.
    public mutating func next() async -> Element? { nil }
  }

  init() {}

  /// Creates an iterator without elements.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
