import Foundation

/// A person's opinion of an answer, to be attached to a report.
public enum LanguageModelFeedback {
  /// A liking.
  public enum Sentiment: String, CaseIterable, Codable, Sendable {
    /// The answer was good, bad, or neither.
    case positive, negative, neutral
  }

  /// Something that was wrong.
  public struct Issue: Codable, Sendable {
    /// A kind of what was wrong.
    public enum Category: String, CaseIterable, Codable, Sendable {
      /// The answer did not help, was too long, or was another than what was told or true.
      case unhelpful, tooVerbose, didNotFollowInstructions, incorrect
      /// The answer was unjust, suggestive or coarse.
      case stereotypeOrBias, suggestiveOrSexual, vulgarOrOffensive
      /// The answer was kept back for no reason.
      case triggeredGuardrailUnexpectedly
    }

    private let category: Category
    private let explanation: String?

    /// Creates an issue.
    ///
    /// - Parameters:
    ///   - category: The kind.
    ///   - explanation: The issue in words.
    public init(category: Category, explanation: String? = nil) {
      (self.category, self.explanation) = (category, explanation)
    }
  }
}

/// An opinion with the conversation that it is of.
private struct FeedbackAttachment: Encodable {
  let sentiment: LanguageModelFeedback.Sentiment?
  let issues: [LanguageModelFeedback.Issue]
  let desiredOutput: Transcript.Entry?
  let transcript: Transcript
}

extension LanguageModelSession {
  /// Returns an opinion of the conversation as JSON, which is kept nowhere.
  ///
  /// - Parameters:
  ///   - sentiment: The person's liking.
  ///   - issues: The things that were wrong.
  ///   - desiredOutput: The entry that would have been right.
  /// - Returns: The data to attach to a report.
  @discardableResult
  public func logFeedbackAttachment(
    sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
    desiredOutput: Transcript.Entry? = nil
  ) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let attachment = FeedbackAttachment(
      sentiment: sentiment, issues: issues, desiredOutput: desiredOutput, transcript: transcript)
    return (try? encoder.encode(attachment)) ?? Data()
  }

  /// Returns an opinion of the conversation as JSON, which is kept nowhere.
  ///
  /// - Parameters:
  ///   - sentiment: The person's liking.
  ///   - issues: The things that were wrong.
  ///   - desiredResponseContent: The answer that would have been right.
  /// - Returns: The data to attach to a report.
  @discardableResult
  public func logFeedbackAttachment(
    sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
    desiredResponseContent: (any ConvertibleToGeneratedContent)?
  ) -> Data {
    let segment = desiredResponseContent.map {
      Transcript.Segment.structure(.init(source: "", content: $0.generatedContent))
    }
    return logFeedbackAttachment(
      sentiment: sentiment, issues: issues,
      desiredOutput: segment.map { .response(.init(assetIDs: [], segments: [$0])) })
  }

  /// Returns an opinion of the conversation as JSON, which is kept nowhere.
  ///
  /// - Parameters:
  ///   - sentiment: The person's liking.
  ///   - issues: The things that were wrong.
  ///   - desiredResponseText: The words that would have been right.
  /// - Returns: The data to attach to a report.
  @discardableResult
  public func logFeedbackAttachment(
    sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
    desiredResponseText: String?
  ) -> Data {
    let segment = desiredResponseText.map { Transcript.Segment.text(.init(content: $0)) }
    return logFeedbackAttachment(
      sentiment: sentiment, issues: issues,
      desiredOutput: segment.map { .response(.init(assetIDs: [], segments: [$0])) })
  }
}
