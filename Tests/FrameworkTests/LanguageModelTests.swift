import FoundationModels
import StageSupport
import SwiftUI
import Testing

/// The language model of a device, which is not there unless told.
@MainActor @Suite struct LanguageModelTests {
  private struct Chat: View {
    var tells: (() -> Void)?
    @State private var session = LanguageModelSession(instructions: "Be brief.")
    @State private var failure: String?

    var body: some View {
      VStack {
        switch SystemLanguageModel.default.availability {
        case .available: Text("Ready")
        case .unavailable(.deviceNotEligible): Text("No model")
        case .unavailable: Text("Later")
        }
        ForEach(session.transcript) { entry in Text(entry.description) }
        if let failure { Text(failure) }
      }
      .onAppear { tells?() }
      .task {
        do {
          try await session.respond(to: "What is a harbour?")
          for try await answer in session.streamResponse(to: Prompt("And a quay?")) {
            failure = "streamed \(answer.content)"
          }
        } catch LanguageModelSession.GenerationError.assetsUnavailable {
          failure = "none"
        } catch {
          failure = error.localizedDescription
        }
      }
    }
  }

  @Test func aNewDeviceHasNone() throws {
    #expect(try Stage(Chat()).texts() == ["No model", "Be brief.", "none"])
  }

  @Test func aScreenTellsTheAnswers() throws {
    let chat = Chat {
      LanguageModelSession.know { $0.contains("quay") ? "A wall." : "A haven." }
    }
    #expect(
      try Stage(chat).texts() == [
        "Ready", "Be brief.", "What is a harbour?", "A haven.", "And a quay?", "A wall.",
        "streamed A wall.",
      ])
    #expect(try Stage(Chat()).shows("No model"))
  }

  @Test func aScreenTellsAFailure() throws {
    let refusal = Chat {
      LanguageModelSession.know { _ in
        throw LanguageModelSession.GenerationError.guardrailViolation(
          .init(debugDescription: "Not that"))
      }
    }
    #expect(try Stage(refusal).texts() == ["Ready", "Be brief.", "Not that"])
    let off = Chat { SystemLanguageModel.know(.unavailable(.appleIntelligenceNotEnabled)) }
    #expect(try Stage(off).texts() == ["Later", "Be brief.", "none"])
  }

  private struct Greeting: View {
    let names: [String]
    @State private var greeting = ""

    var body: some View {
      Text(greeting)
        .onAppear { LanguageModelSession.know { $0.split(separator: "\n").joined(separator: "-") } }
        .task {
          let answer = try? await LanguageModelSession { "Be kind." }.respond {
            "Greet"
            for name in names { name }
            if names.isEmpty { "nobody" }
          }
          greeting = answer?.content ?? "no answer"
        }
    }
  }

  @Test func promptsArePutTogether() throws {
    #expect(try Stage(Greeting(names: ["Ada", "Grace"])).shows("Greet-Ada-Grace"))
    #expect(try Stage(Greeting(names: [])).shows("Greet-nobody"))
  }
}
