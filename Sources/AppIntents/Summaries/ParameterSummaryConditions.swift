/// A comparison of a parameter's value.
public enum ParameterSummaryComparison: Sendable {
  /// Equal to a value.
  case equalTo
  /// Other than a value.
  case notEqualTo
  /// Less than a value.
  case lessThan
  /// Greater than a value.
  case greaterThan
}

/// The question whether a parameter has a value.
public enum ParameterSummaryPresence: Sendable {
  /// It has one.
  case hasAnyValue
  /// It has none.
  case hasNoValue
}

/// The question whether a parameter's value is one of several.
public enum ParameterSummaryMembership: Sendable {
  /// It is one of them.
  case oneOf
}

/// A sentence by a parameter's value; since nothing shows it, neither is chosen.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  let whenCondition: WhenCondition
  let otherwise: Otherwise

  /// Creates a sentence by the comparison of a parameter with a value.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { (self.whenCondition, self.otherwise) = (whenCondition(), otherwise()) }

  /// Creates a sentence by whether a parameter has a value.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ presence: ParameterSummaryPresence,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { (self.whenCondition, self.otherwise) = (whenCondition(), otherwise()) }

  /// Creates a sentence by whether a parameter's value is one of several.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ membership: ParameterSummaryMembership,
    _ values: [Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { (self.whenCondition, self.otherwise) = (whenCondition(), otherwise()) }

  /// Creates a sentence by a widget's size.
  public init(
    widgetFamily comparison: ParameterSummaryComparison, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { (self.whenCondition, self.otherwise) = (whenCondition(), otherwise()) }

  /// Creates a sentence by whether a widget's size is one of several.
  public init(
    widgetFamily membership: ParameterSummaryMembership, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ whenCondition: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { (self.whenCondition, self.otherwise) = (whenCondition(), otherwise()) }
}

extension AppIntent {
  /// A sentence by a parameter's value.
  public typealias When<W: ParameterSummary, O: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, W, O>
  /// A sentence for each value of a parameter.
  public typealias Switch<Value: _IntentValue, Cases> =
    ParameterSummarySwitchCondition<Self, Value, Cases>
  /// A sentence for a value of a parameter.
  public typealias Case<Value, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>
  /// A sentence for all other values of a parameter.
  public typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Content>
}

/// A sentence for each value of a parameter; since nothing shows it, none is chosen.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue, Cases>:
  ParameterSummary
{
  /// Creates a sentence for each value of a parameter.
  ///
  /// - Parameters:
  ///   - keyPath: The way to the parameter.
  ///   - cases: A closure that lists the sentences, which is not called.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Cases
  ) {}
}

/// A sentence for some values of a parameter.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary> {
  /// Creates a sentence for a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - content: A closure that returns the sentence, which is not called.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}

  /// Creates a sentence for some values.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - content: A closure that returns the sentence, which is not called.
  @_disfavoredOverload
  public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// A sentence for all other values of a parameter.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary> {
  /// Creates a sentence for all other values.
  ///
  /// - Parameter content: A closure that returns the sentence, which is not called.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// A result builder that joins the sentences of a parameter's values.
@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// Returns the sentence as it is.
  public static func buildExpression<Content: ParameterSummary>(
    _ content: ParameterSummaryCaseCondition<Intent, Value.UnwrappedType, Content>
  ) -> ParameterSummaryCaseCondition<Intent, Value.UnwrappedType, Content> { content }

  /// Returns the sentence as it is.
  public static func buildExpression<Content: ParameterSummary>(
    _ content: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> { content }

  /// Joins sentences.
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> (repeat each Content) { (repeat each content) }
}
