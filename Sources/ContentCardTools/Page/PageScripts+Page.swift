extension PageScripts {
  /// The scripts for the page's forms, verdicts, copy buttons and search. They use `CardCheck`.
  static let page = """
    (() => {
    "use strict";
    \([
      elements, clipboard, navigation, controls, form, verdict, output, check, start,
    ].joined(separator: "\n"))
    })();

    """
}
