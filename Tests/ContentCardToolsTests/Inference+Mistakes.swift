import ContentCardCodegen
import ContentCards

@testable import ContentCardTools

/// Returns the diagnostics of `cardgen lint` for a draft, including warnings.
func mistakes(in inference: Inference) -> [String] {
  validate(
    schema: Array((inference.schema ?? "").utf8), name: "Draft", path: "Draft.contentcards.json"
  ).diagnostics.map { "\($0.location.map { "\($0.line): " } ?? "")\($0.message)" }
}
