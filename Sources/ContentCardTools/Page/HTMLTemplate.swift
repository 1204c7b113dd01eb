/// The parts that all HTML pages have in common.
enum HTMLTemplate {
  /// The content security policy. It allows inline scripts and styles, and blocks all requests to servers.
  static let policy = """
    default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; \
    form-action 'none'
    """
}
