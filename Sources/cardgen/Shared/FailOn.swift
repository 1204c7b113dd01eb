/// A kind of change that a run of `diff` fails on: a word of `--fail-on`.
enum FailOn: String, CaseIterable {
  case breaksOldApps = "breaks-old-apps"
  case breaksLiveCards = "breaks-live-cards"
  case changesMeaning = "changes-meaning"
  case changesCode = "changes-code"
  /// Every change, a safe one too.
  case any
  case nothing

  static let usual = [breaksOldApps, breaksLiveCards]
}
