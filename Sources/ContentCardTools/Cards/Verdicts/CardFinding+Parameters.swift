import ContentCards

extension ContentCardIssue {
  /// Values from the issue's description, by name, such as `nearest` for a similar name. For an invalid element of a
  /// list, `reason` is the code of the reason why the element is invalid.
  var parameters: [String: CardFinding.Parameter] {
    var parameters = reason.parameters
    parameters["classType"] = classType.map { .text($0) }
    parameters["value"] = value.map { .text($0.description.shortened) }
    parameters["nearest"] = nearMiss.map { .text($0) }
    return parameters
  }
}

extension ContentCardIssue.Reason {
  fileprivate var parameters: [String: CardFinding.Parameter] {
    switch self {
    case .missing, .empty, .unrenderedLiquid, .trimmedWhiteSpace, .unknownClassType, .unusualScheme,
      .appRejected, .initializerRejected:
      return [:]
    case .notA(let expected), .tooLarge(let expected): return ["expected": .text(expected)]
    case .wrongKind(let kind, let expected):
      return ["kind": .text(kind), "expected": .text(expected)]
    case .outOfRange(let minimum, let maximum):
      return ["minimum": minimum, "maximum": maximum].compactMapValues { $0.map { .text($0) } }
    case .tooFew(let count, let minimum):
      return ["count": .text(String(count)), "minimum": .text(String(minimum))]
    case .tooMany(let count, let maximum):
      return ["count": .text(String(count)), "maximum": .text(String(maximum))]
    case .notAllowed(let values): return ["values": .list(values)]
    case .element(let index, let element, let reason):
      var parameters = reason.parameters
      parameters["index"] = .text(String(index))
      parameters["element"] = element.map { .text($0.description.shortened) }
      parameters["reason"] = .text(reason.code)
      return parameters
    case .incomplete(let present, let missing):
      return ["keys": .list(present), "missing": .list(missing)]
    case .outOfOrder(_, let other, _): return ["other": .text(other)]
    case .noneOf(let keys): return ["keys": .list(keys)]
    case .deprecatedClassType(let advice):
      return ["advice": advice].compactMapValues { $0.map { .text($0) } }
    case .refusedDefault(let text): return ["default": .text(text)]
    case .oldSpelling(let current): return ["current": .text(current)]
    case .sameNumber(let other): return ["other": .text(other)]
    }
  }
}

extension ContentCardJSON.Problem {
  /// Returns a code for the problem's reason, and the values that the problem's sentence contains, by name.
  func parameters(number: Int) -> [String: CardFinding.Parameter] {
    var parameters: [String: CardFinding.Parameter] =
      switch reason {
      case .tooDeep: ["reason": "too-deep"]
      case .notAnObject(let value): ["reason": "not-an-object", "kind": .text(value.kind)]
      case .noID: ["reason": "no-id"]
      case .wrongMember(let name, let value, let expected):
        [
          "reason": "wrong-member", "name": .text(name),
          "value": .text(value.description.shortened),
          "expected": .text(expected),
        ]
      }
    parameters["number"] = .text(String(number))
    parameters["id"] = id.map { .text($0) }
    return parameters
  }
}
