import FoundationModels
import StageSupport
import SwiftUI
import Testing

@Generable private struct Recipe: Equatable {
  @Guide(description: "A short name") var name: String
  @Guide(.range(5...90)) var minutes: Int
  var steps: [Step]

  @Generable struct Step: Equatable {
    var id: GenerationID
    var words: String
  }
}

@Generable private enum Mood { case calm, brisk }

private struct FindHarbour: Tool {
  let description = "Finds the next harbour"

  @Generable struct Arguments { var town: String }

  func call(arguments: Arguments) async throws -> String { "Harbour of \(arguments.town)" }
}

/// What a language model is told to answer where a value is asked for.
@MainActor @Suite struct LanguageModelValueTests {
  private struct Cook: View {
    var tells: (() -> Void)?
    @State private var session = LanguageModelSession(tools: [FindHarbour()])
    @State private var lines: [String] = []

    var body: some View {
      VStack { ForEach(lines, id: \.self) { Text($0) } }
        .onAppear { tells?() }
        .task {
          do {
            let answer = try await session.respond(to: "Soup", generating: Recipe.self)
            lines.append("\(answer.content.name) \(answer.content.minutes)")
            for try await part in session.streamResponse(to: "More", generating: Recipe.self) {
              lines.append("part \(part.content.name ?? "-") \(part.content.steps?.count ?? 0)")
            }
            lines.append("\(answer.transcriptEntries.count) \(session.transcript.count)")
          } catch { lines.append(error.localizedDescription) }
        }
    }
  }

  private nonisolated static let soup = #"""
    {"name": "Soup", "minutes": 20, "steps": [{"words": "Cut"}]}
    """#

  @Test func wordsAreTheJSONOfATypesValue() throws {
    let json = Self.soup
    let cook = Cook { LanguageModelSession.know { _ in json } }
    #expect(try Stage(cook).texts() == ["Soup 20", "part Soup 1", "2 5"])
  }

  @Test func valuesAreToldByTheirTypes() throws {
    let cook = Cook {
      LanguageModelSession.know(Recipe.self) {
        Recipe(name: $0, minutes: 7, steps: [.init(id: GenerationID(), words: "Cut")])
      }
    }
    #expect(try Stage(cook).texts() == ["Soup 7", "part More 1", "2 5"])
    #expect(
      try Stage(Cook()).texts() == ["SystemLanguageModel.default is not available"])
    let mood = Cook { LanguageModelSession.know(Mood.self) { _ in .calm } }
    #expect(
      try Stage(mood).texts() == [
        "LanguageModelSession.know(_:) tells no answer, nor know(Recipe.self)"
      ])
  }

  @Test(arguments: [
    ("A soup.", "Recipe: the answer is not JSON: a value is expected at 'A soup.', character 0"),
    (#"{"name": "Soup"#, "Recipe: the answer breaks off"),
    (#"{"name": "Soup"}"#, "Recipe: 'minutes' is missing"),
    (
      #"{"name": "Soup", "minutes": 99, "steps": []}"#,
      "Recipe: minutes: at most 90 is expected, and not 99"
    ),
    (
      #"{"name": "Soup", "minutes": 9, "steps": [{"words": 3}]}"#,
      "Recipe: steps: [0]: words: a text is expected, and not 3"
    ),
  ])
  func anAnswerThatDoesNotFitIsTold(answer: String, words: String) throws {
    let cook = Cook { LanguageModelSession.know { _ in answer } }
    #expect(try Stage(cook).texts() == [words])
    let typed = Cook {
      LanguageModelSession.know(Recipe.self) { _ in Recipe(name: "", minutes: 1, steps: []) }
    }
    #expect(
      try Stage(typed).texts() == ["Recipe: minutes: at least 5 is expected, and not 1"])
  }

  private struct Asker: View {
    let ask: (LanguageModelSession) async throws -> String
    @State private var answer = ""

    var body: some View {
      Text(answer).task {
        LanguageModelSession.know { $0 == "mood" ? "calm" : LanguageModelValueTests.soup }
        do { answer = try await ask(LanguageModelSession()) } catch { answer = "\(error)" }
      }
    }
  }

  private func answer(
    _ ask: @escaping (LanguageModelSession) async throws -> String
  ) throws -> [String] { try Stage(Asker(ask: ask)).texts() }

  @Test func aWordNeedsNoJSON() throws {
    #expect(
      try answer { session in
        "\(try await session.respond(to: "mood", generating: Mood.self).content)"
      } == ["calm"])
    #expect(
      try answer { session in
        let mood: LanguageModelSession.Response<String> = try await session.respond(to: "mood")
        return mood.content + mood.rawContent.jsonString
      } == [#"calm"calm""#])
  }

  @Test func aDescriptionAsksForContent() throws {
    #expect(
      try answer { session in
        let dish = DynamicGenerationSchema(
          name: "Dish",
          properties: [.init(name: "name", schema: .init(name: "Name", anyOf: ["Soup"]))])
        let schema = try GenerationSchema(root: dish, dependencies: [])
        return try await session.respond(to: "", schema: schema).content
          .value(forProperty: "name")
      } == ["Soup"])
    let words = try answer { session in
      let dish = DynamicGenerationSchema(
        name: "Dish",
        properties: [.init(name: "minutes", schema: .init(type: Int.self, guides: [.minimum(60)]))])
      let schema = try GenerationSchema(root: dish, dependencies: [])
      return try await session.respond(to: "", schema: schema).content.jsonString
    }
    #expect(words.first?.contains("Dish: minutes: at least 60 is expected, and not 20") == true)
  }

  /// A description that is nothing but itself ends with an error, not a stack.
  @Test func aDescriptionOfItselfIsToldOf() throws {
    func words(_ choices: [DynamicGenerationSchema]) throws -> String? {
      try answer { session in
        let loop = DynamicGenerationSchema(name: "Loop", anyOf: choices)
        let schema = try GenerationSchema(root: loop, dependencies: [])
        return try await session.respond(to: "", schema: schema).content.jsonString
      }.first
    }
    let itself = DynamicGenerationSchema(referenceTo: "Loop")
    #expect(try words([itself])?.contains("is described by itself alone") == true)
    // The control: beside it something else fits.
    let anything = DynamicGenerationSchema(type: GeneratedContent.self)
    #expect(try words([itself, anything])?.contains("Soup") == true)
  }

  @Test func identifiersLastAsLongAsTheAnswer() throws {
    let equal = try answer { session in
      let stream = session.streamResponse(to: "", generating: Recipe.self)
      let whole = try await stream.collect().content
      for try await part in stream where part.content.steps?.first?.id == whole.steps.first?.id {
        return "\(try await stream.collect().content == whole)"
      }
      return "other"
    }
    #expect(equal == ["true"])
    let other = try answer { session in
      let first = try await session.respond(to: "", generating: Recipe.self).content
      let second = try await session.respond(to: "", generating: Recipe.self).content
      return "\(first.steps == second.steps)"
    }
    #expect(other == ["false"])
  }

  @Test func tokensAreEstimated() async throws {
    let model = SystemLanguageModel.default
    #expect(try await model.tokenCount(for: "Haven") == 2)
    #expect(try await model.tokenCount(for: Instructions("")) == 0)
    let session = LanguageModelSession(instructions: "Be brief.")
    #expect(try await model.tokenCount(for: session.transcript) == 3)
    let tools = try await model.tokenCount(for: [FindHarbour()])
    #expect(tools > (try await model.tokenCount(for: FindHarbour().parameters)))
  }

  @Test func aConversationIsKeptAsJSON() throws {
    #expect(
      try answer { session in
        let tools = LanguageModelSession(tools: [FindHarbour()]) { "Be brief." }
        _ = try await tools.respond(
          to: "Soup", generating: Recipe.self, options: .init(sampling: .greedy))
        var entries = Array(tools.transcript)
        let arguments = GeneratedContent(properties: ["town": "Porto"])
        entries.append(.toolCalls(.init([.init(id: "c", toolName: "a", arguments: arguments)])))
        entries.append(.toolOutput(.init(id: "o", toolName: "a", segments: [])))
        let transcript = Transcript(entries: entries)
        let data = try JSONEncoder().encode(transcript)
        let again = try JSONDecoder().decode(Transcript.self, from: data)
        guard case .instructions(let first) = again.first, case .prompt(let second) = again[1]
        else {
          return "other"
        }
        let feedback = tools.logFeedbackAttachment(sentiment: .positive)
        return [
          "\(again == transcript)", first.toolDefinitions.first?.name ?? "", again[2].description,
          second.responseFormat?.name ?? "", again[3].description,
          "\(String(decoding: feedback, as: UTF8.self).contains(#""sentiment":"positive""#))",
          try await FindHarbour().call(arguments: .init(arguments)),
        ].joined(separator: "|")
      } == [
        #"true|FindHarbour|{"name": "Soup", "minutes": 20, "steps": [{"words": "Cut"}]}|"#
          + #"Recipe|a: {"town": "Porto"}|true|Harbour of Porto"#
      ])
  }
}
