import Foundation

/// The recipes of a server: a JSON array in one language at an address.
///
/// What carries the request out is handed in, so that the command that draws the screens links no
/// network:
///
///     RemoteRecipes(url: address) { url in
///       let (data, response) = try await URLSession.shared.data(from: url)
///       return .init(status: (response as? HTTPURLResponse)?.statusCode ?? 0, body: data)
///     }
struct RemoteRecipes: RecipeSource {
  /// The answer of a server.
  struct Answer: Sendable {
    let status: Int
    let body: Data
  }

  /// Carries out a request for what is at an address.
  typealias Download = @Sendable (URL) async throws -> Answer

  let url: URL
  let download: Download

  /// Creates a source.
  init(url: URL, download: @escaping Download) { (self.url, self.download) = (url, download) }

  func recipes() async throws -> [Recipe] {
    let answer: Answer
    do {
      answer = try await download(url)
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      throw RecipeSourceError.offline
    }
    guard answer.status == 200 else { throw RecipeSourceError.status(answer.status) }
    do {
      return try JSONDecoder().decode([Recipe].self, from: answer.body)
    } catch {
      throw RecipeSourceError.malformed(String(describing: error))
    }
  }
}
