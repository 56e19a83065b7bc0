extension LanguageModelSession {
  /// Returns the answer to words.
  ///
  /// - Throws: ``GenerationError`` where nothing is told, or what is told instead of an answer.
  @discardableResult
  public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Response<String> { try response(prompt, options) }

  /// Returns the answer to a prompt.
  ///
  /// - Throws: ``GenerationError`` where nothing is told, or what is told instead of an answer.
  @discardableResult
  public func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Response<String> { try response(prompt.text, options) }

  /// Returns the answer to a prompt of lines.
  ///
  /// - Throws: ``GenerationError`` where nothing is told, or what is told instead of an answer.
  @discardableResult
  public func respond(
    options: GenerationOptions = GenerationOptions(),
    isolation: isolated (any Actor)? = #isolation, @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { try response(try prompt().text, options) }

  /// Returns a type's value as the answer to words.
  ///
  /// - Parameters:
  ///   - prompt: The words.
  ///   - type: The type.
  ///   - includeSchemaInPrompt: A Boolean value that indicates whether the model is told the type's
  ///     description, without effect.
  ///   - options: Settings of the answer.
  ///   - isolation: The caller's actor.
  /// - Returns: The answer.
  /// - Throws: ``GenerationError/decodingFailure(_:)`` where the answer does not fit the type and
  ///   its guides; its context says what was wrong.
  @discardableResult
  public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Response<Content> { try response(prompt, options) }

  /// Returns a type's value as the answer to a prompt.
  ///
  /// - Throws: ``GenerationError/decodingFailure(_:)`` where the answer does not fit the type and
  ///   its guides; its context says what was wrong.
  @discardableResult
  public func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Response<Content> { try response(prompt.text, options) }

  /// Returns a type's value as the answer to a prompt of lines.
  ///
  /// - Throws: ``GenerationError/decodingFailure(_:)`` where the answer does not fit the type and
  ///   its guides; its context says what was wrong.
  @discardableResult
  public func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    isolation: isolated (any Actor)? = #isolation, @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> { try response(try prompt().text, options) }

  /// Returns what a description asks for as the answer to words.
  ///
  /// - Parameters:
  ///   - prompt: The words.
  ///   - schema: The description.
  ///   - includeSchemaInPrompt: A Boolean value that indicates whether the model is told the
  ///     description, without effect.
  ///   - options: Settings of the answer.
  ///   - isolation: The caller's actor.
  /// - Returns: The answer.
  /// - Throws: ``GenerationError/decodingFailure(_:)`` where the answer does not fit the
  ///   description; its context says what was wrong.
  @discardableResult
  public func respond(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Response<GeneratedContent> { try response(prompt, options, schema) }

  /// Returns what a description asks for as the answer to a prompt.
  ///
  /// - Throws: ``GenerationError/decodingFailure(_:)`` where the answer does not fit the
  ///   description; its context says what was wrong.
  @discardableResult
  public func respond(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Response<GeneratedContent> { try response(prompt.text, options, schema) }

  /// Returns what a description asks for as the answer to a prompt of lines.
  ///
  /// - Throws: ``GenerationError/decodingFailure(_:)`` where the answer does not fit the
  ///   description; its context says what was wrong.
  @discardableResult
  public func respond(
    schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    isolation: isolated (any Actor)? = #isolation, @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<GeneratedContent> { try response(try prompt().text, options, schema) }

  private func response<Content: Generable>(
    _ prompt: String, _ options: GenerationOptions, _ schema: GenerationSchema? = nil
  ) throws -> Response<Content> {
    let (content, entries) = try answer(prompt, Content.self, options, schema)
    return try Response(content, entries)
  }
}
