import Testing

extension Trait where Self == TimeLimitTrait {
  /// Fails a test that would wait for ever. The limit is high, because a test that is suspended continues only when a
  /// thread is free. If the machine is busy, this can take minutes.
  static var mustEnd: Self { .timeLimit(.minutes(15)) }
}
