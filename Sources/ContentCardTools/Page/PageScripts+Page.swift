extension PageScripts {
  /// The scripts that make the page work: forms, verdicts, copying, search. They use `CardCheck`.
  static let page = """
    (() => {
    "use strict";
    \([
      elements, clipboard, navigation, controls, form, verdict, output, check, start,
    ].joined(separator: "\n"))
    })();

    """
}
