extension PageScripts {
  /// A script that defines the global `CardCheck`. `Scripts/CardCheck.js` describes its main functions.
  static let checker = """
    const CardCheck = (() => {
    "use strict";
    \([
      text, numbers, dates, urlText, jsonText, values, cardReader, pendingLiquid, cardVerdict, csv, cardInput,
      cardCheck,
    ].joined(separator: "\n"))
    return {verdict, accepts, check, read, usedValues, usedChoice, isRefusal, containsLiquid, withDefaults, boolOf};
    })();

    """

  /// A script for the page's forms, the check of pasted cards, and the navigation. It uses `CardCheck`.
  static let page = """
    (() => {
    "use strict";
    \([
      elements, clipboard, controls, form, drafts, verdict, preview, output, check, navigation,
    ].joined(separator: "\n"))
    })();

    """
}
