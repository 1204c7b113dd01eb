/// Ends the fuzzer when something does not hold. `precondition` would say nothing in optimized code.
func hold(_ holds: Bool, _ otherwise: @autoclosure () -> String) {
  guard holds else { fatalError(otherwise()) }
}
