extension PageScripts {
  /// A script that defines the global `CardCheck`. `Scripts/CardCheck.js` describes its interface.
  static let checker = """
    const CardCheck = (() => {
    "use strict";
    \([
      text, numbers, dates, urlText, jsonText, values, cardReader, pendingLiquid, cardVerdict, csv, cardInput,
      cardCheck,
    ].joined(separator: "\n"))
    return {verdict, value, read, usedValues, usedChoice};
    })();

    """

  /// The scripts for the page's forms, verdicts, copy buttons, and search. They use `CardCheck`.
  static let page = """
    (() => {
    "use strict";
    \([
      elements, clipboard, navigation, controls, form, verdict, output, check, start,
    ].joined(separator: "\n"))
    })();

    """
}
