import FoundationModels
import SwiftUI

/// Types that a language model answers with, tools and streams, in an app's ways.
@Generable
struct TripPlan: Equatable {
  @Guide(description: "An exciting name for the trip.")
  let title: String
  @Guide(.anyOf(["Lisbon", "Porto"]))
  let destinationName: String
  let description: String
  @Guide(description: "Why the plan fits the person's wishes.")
  let rationale: String

  @Guide(description: "A list of day-by-day plans.")
  @Guide(.count(3))
  let days: [DayPlan]
}

@Generable
struct DayPlan: Equatable {
  @Guide(description: "A unique and exciting title for this day plan.")
  let title: String
  let subtitle: String
  @Guide(.count(3))
  let activities: [PlanActivity]
}

@Generable
struct PlanActivity: Equatable {
  let type: ActivityKind
  let title: String
  let description: String
}

@Generable
enum ActivityKind {
  case sightseeing
  case foodAndDining, shopping
  case hotelAndLodging

  var symbolName: String {
    switch self {
    case .sightseeing: "binoculars"
    case .foodAndDining: "fork.knife"
    case .shopping: "bag"
    case .hotelAndLodging: "bed.double"
    }
  }
}

@Generable(description: "What was meant")
enum ReaderIntent: Equatable {
  case nothing
  case search(String)
  case open(title: String, page: Int?)
  indirect case both(ReaderIntent, ReaderIntent)
}

@Generable(description: "A dish")
public struct PublicDish: Sendable, Identifiable {
  @Guide(description: "It's \"quoted\", (with brackets")
  public var name: String
  @Guide(description: "Minutes", .range(5...90)) public var minutes: Int
  @Guide(description: "A colour", .pattern(#/[a-z]+/#)) var colour: String
  @Guide(.minimum(0.5), .maximum(4)) var litres: Double
  @Guide(description: "A price", .minimum(1)) var price: Decimal
  @Guide(.minimumCount(1), .maximumCount(4)) var steps: [String]
  @Guide(.element(.range(1...3))) var levels: [Int]
  @Guide(
    description: """
      Of several "lines", (one
      and two
      """, .constant("yes"))
  var answer: String?  // may be missing
  @Guide(description: "A letter", #/["(]|[a-z]/#) var letter: String?
  var weight: Float = 1 { didSet { changes += 1 } }
  var parts: [PublicDish]?
  var isSweet: Bool
  var changes: Int
  static let all: [PublicDish] = []
  let version = 3
  public var id: String { name }
  var `default`: [[Int]]
}

@Generable public struct Box<Content: Generable> {
  public private(set) var content: Content
  var days: [DayPlan]
  private var shelf: Shelf
  var id: String

  @Generable fileprivate enum Shelf: String { case upper, lower }
}

@Generable struct SearchSuggestions {
  @Guide(description: "A list of suggested search terms", .count(4))
  var searchTerms: [SearchTerm]

  @Generable struct SearchTerm {
    var id: GenerationID
    @Guide(description: "A 2 or 3 word search term, like 'Beautiful sunsets'")
    var searchTerm: String
  }
}

@Generable(description: "Spells", representNilExplicitlyInGeneratedContent: true)
private struct Spells: Codable, Hashable {
  var first: String?
}

struct FindPointsOfInterest: Tool {
  let name = "findPointsOfInterest"
  let description = "Finds points of interest for a landmark."

  @Generable
  enum Category: String, CaseIterable {
    case campground
    case hotel = "a hotel"
  }

  @Generable
  struct Arguments {
    @Guide(description: "This is the type of destination to look up for.")
    let pointOfInterest: Category
    @Guide(description: "The natural language query of what to search for.")
    let naturalLanguageQuery: String
  }

  func call(arguments: Arguments) async throws -> String {
    "\(arguments.pointOfInterest.rawValue): \(arguments.naturalLanguageQuery)"
  }
}

/// A tool whose arguments are put together while the app runs.
struct RuntimeTool: Tool {
  let name: String
  let description = "Reads a page."
  var parameters: GenerationSchema

  func call(arguments: GeneratedContent) async throws -> GeneratedContent {
    GeneratedContent(properties: [
      "page": try arguments.value(Int.self, forProperty: "page"), "isLast": false,
    ])
  }
}

/// A type whose parts are written out.
struct Town: Generable, Sendable {
  var name: String

  var generatedContent: GeneratedContent { GeneratedContent(properties: ["name": name]) }

  init(_ content: GeneratedContent) throws { name = try content.value(forProperty: "name") }

  struct PartiallyGenerated: ConvertibleFromGeneratedContent, Sendable {
    var name: String?

    init(_ content: GeneratedContent) throws { name = try content.value(forProperty: "name") }
  }

  static var generationSchema: GenerationSchema {
    GenerationSchema(
      type: Self.self, description: "A town",
      properties: [GenerationSchema.Property(name: "name", type: String.self)])
  }
}

@MainActor @Observable final class TripPlanner {
  private(set) var plan: TripPlan.PartiallyGenerated?
  private var session: LanguageModelSession
  var error: (any Error)?

  init(days: Int) {
    session = LanguageModelSession(
      tools: [FindPointsOfInterest()],
      instructions: Instructions {
        "Your job is to plan a trip."
        "Each day needs an activity, for \(days) days."
        if days > 3 { TripPlanner.example }
      })
  }

  static let example = TripPlan(
    title: "Onsen Trip", destinationName: "Porto", description: "Sushi", rationale: "You like it",
    days: [
      DayPlan(
        title: "Day 1", subtitle: "Sushi",
        activities: [
          PlanActivity(type: .foodAndDining, title: "Sushi", description: "Eat")
        ])
    ])

  func suggest() async throws {
    let stream = session.streamResponse(
      generating: TripPlan.self, includeSchemaInPrompt: false,
      options: GenerationOptions(sampling: .greedy)
    ) {
      "Generate a plan."
      Self.example
    }
    for try await partialResponse in stream { plan = partialResponse.content }
  }

  func prewarm() { session.prewarm(promptPrefix: Prompt { "Generate" }) }

  func dish() async -> PublicDish? {
    do {
      let response = try await session.respond(
        to: "A dish", generating: PublicDish.self,
        options: .init(samplingMode: .random(top: 4), temperature: 1))
      _ = try response.rawContent.value([String].self, forProperty: "steps")
      let further: LanguageModelSession.Response<[PublicDish]> = try await session.respond(
        to: Prompt("More"))
      return response.content.minutes > 5 ? response.content : further.content.first
    } catch let error as LanguageModelSession.GenerationError {
      switch error {
      case .guardrailViolation(let context), .decodingFailure(let context):
        print(context.debugDescription)
      case .refusal(let refusal, _):
        print((try? await refusal.explanation.content) ?? "")
      case .exceededContextWindowSize:
        session = LanguageModelSession(transcript: condensed(session.transcript))
      default: break
      }
    } catch let error as LanguageModelSession.ToolCallError {
      self.error = error.underlyingError
    } catch { self.error = error }
    return nil
  }

  func size(of model: SystemLanguageModel) async throws -> Bool {
    var count = try await model.tokenCount(for: session.transcript)
    count += try await model.tokenCount(for: [FindPointsOfInterest()])
    count += try await model.tokenCount(for: Town.generationSchema)
    count += try await model.tokenCount(for: Prompt("A trip"))
    count += try await model.tokenCount(for: Instructions("Be brief"))
    return count < model.contextSize
  }

  private func condensed(_ transcript: Transcript) -> Transcript {
    var entries: [Transcript.Entry] = []
    if let first = transcript.first { entries.append(first) }
    if transcript.count > 1, let last = transcript.last { entries.append(last) }
    return Transcript(entries: entries)
  }

  func riddle() async throws -> String {
    let answer = DynamicGenerationSchema(
      name: "answer",
      properties: [
        .init(name: "text", schema: DynamicGenerationSchema(type: String.self)),
        .init(name: "isRight", schema: DynamicGenerationSchema(type: Bool.self)),
      ])
    let riddle = DynamicGenerationSchema(
      name: "Riddle", description: "A riddle",
      properties: [
        .init(name: "question", schema: .init(type: String.self)),
        .init(
          name: "answers",
          schema: .init(
            arrayOf: DynamicGenerationSchema(referenceTo: "answer"), minimumElements: 2)),
        .init(
          name: "level", schema: .init(name: "Level", anyOf: ["easy", "hard"]), isOptional: true),
      ])
    let schema = try GenerationSchema(root: riddle, dependencies: [answer])
    let response = try await session.respond(to: "A riddle", schema: schema)
    let answers = try response.content.value([GeneratedContent].self, forProperty: "answers")
    for answer in answers { _ = try answer.value(Bool.self, forProperty: "isRight") }
    return try response.content.value(String.self, forProperty: "question")
  }
}

struct TripPlanView: View {
  let plan: TripPlan.PartiallyGenerated

  var body: some View {
    VStack(alignment: .leading) {
      if let title = plan.title { Text(title).font(.largeTitle) }
      if let days = plan.days {
        ForEach(days) { day in
          VStack {
            if let activities = day.activities {
              ForEach(activities) { activity in
                Label(activity.title ?? "", systemImage: activity.type?.symbolName ?? "circle")
              }
            }
          }
        }
      }
    }
    .animation(.easeOut, value: plan.title)
  }
}

#Preview { TripPlanView(plan: TripPlanner.example.asPartiallyGenerated()) }

struct TranscriptView: View {
  let session = LanguageModelSession()
  @State private var liked: [Transcript.Entry.ID: LanguageModelFeedback.Sentiment] = [:]

  var body: some View {
    List(session.transcript) { entry in
      switch entry {
      case .prompt(let prompt): Text(prompt.segments.map(\.description).joined())
      case .response(let response):
        ForEach(response.segments) { segment in
          switch segment {
          case .text(let text): Text(text.content)
          case .structure(let structure): Text(structure.content.jsonString)
          @unknown default: EmptyView()
          }
        }
      case .toolCalls(let calls): ForEach(calls) { Text($0.toolName) }
      case .toolOutput(let output): Text(output.toolName)
      case .instructions: EmptyView()
      @unknown default: EmptyView()
      }
    }
    .onDisappear {
      _ = session.logFeedbackAttachment(
        sentiment: .negative,
        issues: [.init(category: .incorrect, explanation: "A wall is no haven")])
    }
  }
}
