extension LanguageModelSession {
  /// Returns the answer to words as a stream, of which the whole answer is the one element.
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { stream(options) { prompt } }

  /// Returns the answer to a prompt as a stream, of which the whole answer is the one element.
  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { stream(options) { prompt.text } }

  /// Returns the answer to a prompt of lines as a stream, of which the whole answer is the one
  /// element.
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<String> {
    let text = try prompt().text
    return stream(options) { text }
  }

  /// Returns a type's value as the answer to words, as a stream, of which the whole answer is the
  /// one element.
  ///
  /// - Parameters:
  ///   - prompt: The words.
  ///   - type: The type.
  ///   - includeSchemaInPrompt: A Boolean value that indicates whether the model is told the type's
  ///     description, without effect.
  ///   - options: Settings of the answer.
  /// - Returns: The stream.
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { stream(options) { prompt } }

  /// Returns a type's value as the answer to a prompt, as a stream, of which the whole answer is
  /// the one element.
  public func streamResponse<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { stream(options) { prompt.text } }

  /// Returns a type's value as the answer to a prompt of lines, as a stream, of which the whole
  /// answer is the one element.
  public func streamResponse<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<Content> {
    let text = try prompt().text
    return stream(options) { text }
  }

  /// Returns what a description asks for as the answer to words, as a stream, of which the whole
  /// answer is the one element.
  public func streamResponse(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> { stream(options, schema) { prompt } }

  /// Returns what a description asks for as the answer to a prompt, as a stream, of which the whole
  /// answer is the one element.
  public func streamResponse(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<GeneratedContent> { stream(options, schema) { prompt.text } }

  /// Returns what a description asks for as the answer to a prompt of lines, as a stream, of which
  /// the whole answer is the one element.
  public func streamResponse(
    schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> ResponseStream<GeneratedContent> {
    let text = try prompt().text
    return stream(options, schema) { text }
  }

  private func stream<Content: Generable>(
    _ options: GenerationOptions, _ schema: GenerationSchema? = nil, _ prompt: () -> String
  ) -> ResponseStream<Content> {
    ResponseStream(Result { try answer(prompt(), Content.self, options, schema) })
  }
}
