/// Ends the fuzzer with a message if a condition is false. In optimized code, `precondition` does not print messages.
func hold(_ condition: Bool, _ message: @autoclosure () -> String) {
  guard condition else { fatalError(message()) }
}
