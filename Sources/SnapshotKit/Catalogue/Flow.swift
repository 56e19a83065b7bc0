import SwiftUI

/// One step of a flow: a name, and what somebody does.
///
///     let step = Step("opened") { try $0.tap("Museum") }
public struct Step: Sendable {
  /// An action on a screen, such as a tap.
  public typealias Action = @MainActor @Sendable (ScreenActor) throws -> Void

  /// The name in file names and filters: lower-case Latin letters, digits and hyphens.
  public let name: String
  let action: Action

  /// Creates a step, behind which the screen is pictured; without an action the screen as it
  /// stands.
  public init(_ name: String, _ action: @escaping Action = { _ in }) {
    (self.name, self.action) = (name, action)
  }
}

/// Makes the steps of a flow of the statements in a closure.
///
///     let flow = Screen.flow("sign-in", title: "Sign in") {
///       HomeView()
///     } steps: {
///       Step("start")
///       for letter in ["a", "b"] { Step("typed-\(letter)") { try $0.type(letter, into: "Name") } }
///     }
@resultBuilder
public struct StepBuilder {
  /// Makes a list of one step.
  public static func buildExpression(_ step: Step) -> [Step] { [step] }
  /// Steps that several flows have in common.
  public static func buildExpression(_ steps: [Step]) -> [Step] { steps }
  /// Joins lists of steps.
  public static func buildBlock(_ steps: [Step]...) -> [Step] { steps.flatMap { $0 } }
  /// Takes the steps of a condition that holds, or none.
  public static func buildOptional(_ steps: [Step]?) -> [Step] { steps ?? [] }
  /// Takes the steps of the first branch.
  public static func buildEither(first steps: [Step]) -> [Step] { steps }
  /// Takes the steps of the second branch.
  public static func buildEither(second steps: [Step]) -> [Step] { steps }
  /// Joins the steps of a loop.
  public static func buildArray(_ steps: [[Step]]) -> [Step] { steps.flatMap { $0 } }
}

extension Screen {
  /// Creates a screen that is played: a picture behind each step.
  ///
  ///     .flow("saransk-search", title: "Search") {
  ///       CatalogueScreen()
  ///     } steps: {
  ///       Step("start")
  ///       Step("typed") { try $0.type("Museum", into: "Search") }
  ///       Step("opened") { try $0.tap("Museum of Local History") }
  ///     }
  ///
  /// The steps of one device are taken from one screen, one after the other.
  ///
  /// - Parameters:
  ///   - name: Lower-case Latin letters, digits and hyphens.
  ///   - title: The name that people read.
  ///   - selection: The devices that the flow is played on.
  ///   - variants: Settings of a person under which the flow is played too; see ``Matrix``.
  ///   - allowsSingleColor: True to let `record` approve states in a single colour.
  ///   - content: Makes the view, anew for each device; what it throws fails the pictures.
  ///   - steps: The actions, each with the name of the state behind it.
  /// - Returns: A screen with steps.
  public static func flow<Content: View>(
    _ name: String, title: String, on selection: DeviceSelection = .flows, variants: [Variant] = [],
    allowsSingleColor: Bool = false,
    @ViewBuilder content: @escaping @MainActor @Sendable () throws -> Content,
    @StepBuilder steps: () -> [Step]
  ) -> Screen {
    let steps = steps()
    let opening = Screen.Opening(
      open: { context in
        let host = ViewHost(
          try content(), text: context.text, assets: context.assets, isDriven: true)
        var surroundings = context.traits.surroundings(in: context.locale)
        surroundings.environment.networkAnswers = context.network
        return ScreenActor(
          host: host, surroundings: surroundings, turned: context.traits.turned, film: context.film)
      }, steps: Dictionary(steps.map { ($0.name, $0.action) }) { first, _ in first })
    var screen = Screen(
      name, title: title, on: selection, variants: variants, allowsSingleColor: allowsSingleColor,
      steps: steps.map(\.name)
    ) { context, visit in
      let actor = try opening.open(context)
      for step in steps {
        do {
          try step.action(actor)
          let list = try context.list(behind: step.name) { describesViews, _ in
            try actor.picture(
              describesNodes: context.describesNodes, describesViews: describesViews)
          }
          guard try visit(step.name, list) else { return }
        } catch {
          throw FlowError(step: step.name, reason: error)
        }
      }
    }
    screen.opening = opening
    return screen
  }
}

/// An error that keeps a flow from getting past a step.
public struct FlowError: Error, CustomStringConvertible {
  /// The step's name.
  public let step: String
  /// The error of the step's action or of its picture.
  public let reason: any Error

  /// The step and the error, for people.
  public var description: String { "step \(step): \(reason)" }
}
