extension PageScripts {
  /// A script that defines the global `CardCheck`. `Scripts/CardCheck.js` describes its interface.
  static let all = """
    const CardCheck = (() => {
    "use strict";
    \([
      text, numbers, dates, urlText, jsonText, values, cardReader, pendingLiquid, cardVerdict, csv, cardInput,
      cardCheck,
    ].joined(separator: "\n"))
    return {verdict, value, read, usedValues};
    })();

    """
}
