/// What every page has besides its words.
enum HTMLTemplate {
  /// Loads nothing, and sends nothing.
  static let policy = """
    default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; \
    form-action 'none'
    """
}
