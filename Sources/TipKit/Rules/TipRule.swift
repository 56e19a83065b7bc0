extension Tips {
  /// Something that a rule goes by.
  public protocol RuleInput: Sendable {
    /// The type of what the rule sees of it.
    associatedtype RuleValue
    /// The part that the rule sees.
    var ruleValue: RuleValue { get }
  }

  /// A condition on which a tip is shown.
  public struct Rule {
    let holds: () -> Bool

    /// Creates a condition of one value.
    public init<Input: RuleInput>(
      _ input: Input, _ body: @escaping (Input.RuleValue) -> Bool
    ) { holds = { body(input.ruleValue) } }

    /// Creates a condition of two values.
    public init<First: RuleInput, Second: RuleInput>(
      _ first: First, _ second: Second,
      _ body: @escaping (First.RuleValue, Second.RuleValue) -> Bool
    ) { holds = { body(first.ruleValue, second.ruleValue) } }

    /// Creates a condition of three values.
    public init<First: RuleInput, Second: RuleInput, Third: RuleInput>(
      _ first: First, _ second: Second, _ third: Third,
      _ body: @escaping (First.RuleValue, Second.RuleValue, Third.RuleValue) -> Bool
    ) { holds = { body(first.ruleValue, second.ruleValue, third.ruleValue) } }
  }
}

extension Tips.Parameter: Tips.RuleInput {
  /// The value.
  public var ruleValue: Value { wrappedValue }
}

extension Tips.Event: Tips.RuleInput {
  /// The event with its occasions.
  public var ruleValue: Self { self }
}

/// Makes a condition of one value.
///
/// - Parameters:
///   - input: A parameter or an event.
///   - body: A closure that returns whether the condition holds.
@freestanding(expression)
public macro Rule<Input: Tips.RuleInput>(
  _ input: Input, _ body: (Input.RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")

/// Makes a condition of two values.
///
/// - Parameters:
///   - first: A parameter or an event.
///   - second: A parameter or an event.
///   - body: A closure that returns whether the condition holds.
@freestanding(expression)
public macro Rule<First: Tips.RuleInput, Second: Tips.RuleInput>(
  _ first: First, _ second: Second, _ body: (First.RuleValue, Second.RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")

/// Makes a condition of three values.
///
/// - Parameters:
///   - first: A parameter or an event.
///   - second: A parameter or an event.
///   - third: A parameter or an event.
///   - body: A closure that returns whether the condition holds.
@freestanding(expression)
public macro Rule<First: Tips.RuleInput, Second: Tips.RuleInput, Third: Tips.RuleInput>(
  _ first: First, _ second: Second, _ third: Third,
  _ body: (First.RuleValue, Second.RuleValue, Third.RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")
