/// A view that loads an image from a URL: a file is drawn, and a remote URL as its catalogue
/// answers for it.
///
/// A picture must not depend on the network, so that nothing is ever loaded from there; see
/// ``NetworkAnswers``.
///
///     AsyncImage(url: url) { image in
///       image.resizable().scaledToFit()
///     } placeholder: {
///       ProgressView()
///     }
public struct AsyncImage<Content: View>: View {
  @Environment(\.self) private var environment
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content

  /// Creates an image view whose phases a closure draws.
  ///
  /// - Parameters:
  ///   - url: The URL of the image, or nil for none.
  ///   - scale: The number of pixels in a point of the image.
  ///   - transaction: The transaction of a change of the phase.
  ///   - content: A closure that returns the view of a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { (self.url, self.scale, self.content) = (url, scale, content) }

  /// The content of the view.
  public var body: some View { content(phase) }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    if url.isFileURL { return phase(of: url) }
    guard let file = environment.networkAnswers.file(for: url) else {
      environment.warn(environment.networkAnswers.refusal(of: url))
      return .empty
    }
    return phase(of: file)
  }

  private func phase(of file: URL) -> AsyncImagePhase {
    guard FileManager.default.fileExists(atPath: file.path) else {
      environment.warn("AsyncImage: there is no file \(file.path)")
      return .failure(CocoaError(.fileReadNoSuchFile))
    }
    let image = ImageReference(
      name: file.lastPathComponent, location: .file(path: file.path), scale: scale)
    do {
      try environment.pictures?.check(image)
      return .success(Image(image))
    } catch {
      environment.warn("AsyncImage: \(error)")
      return .failure(error)
    }
  }
}

extension AsyncImage {
  /// Creates an image view with a grey placeholder.
  public init(url: URL?, scale: CGFloat = 1)
  where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { return ViewBuilder.buildEither(first: image) }
      return ViewBuilder.buildEither(second: Color(.systemGray5))
    }
  }

  /// Creates an image view with a placeholder made of views.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { return ViewBuilder.buildEither(first: content(image)) }
      return ViewBuilder.buildEither(second: placeholder())
    }
  }
}
