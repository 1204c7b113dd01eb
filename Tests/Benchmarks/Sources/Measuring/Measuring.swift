import CAllocations

/// One of several ways to do the same work.
public struct Contender {
  let name: String
  /// Prepares the work. This is not measured.
  let prepare: () -> () -> Int

  /// - Parameter work: Returns the number of created objects. Using this number keeps the compiler from removing the
  ///   work, and shows whether a contender always creates the same number of objects.
  public init(_ name: String, _ work: @escaping () -> Int) {
    self.init(name, preparing: {}, work)
  }

  /// - Parameters:
  ///   - prepare: Creates the input of the work. This is not measured.
  ///   - work: Returns the number of created objects.
  public init<Input>(
    _ name: String, preparing prepare: @escaping () -> Input,
    _ work: @escaping (Input) -> Int
  ) {
    self.name = name
    self.prepare = {
      let input = prepare()
      return { work(input) }
    }
  }
}

/// The processor time to measure.
public enum Clock {
  /// The time of the thread that calls `measure`.
  case thread
  /// The time of all threads of the process, for work that waits for other threads.
  case process

  fileprivate var time: Double {
    switch self {
    case .thread: threadTime()
    case .process: processTime()
    }
  }
}

/// The speed of a contender, relative to the first one.
public struct Ratio {
  public let title: String
  public let name: String
  public let value: Double
}

/// Measures contenders, and prints a line for each.
///
/// Each round runs all contenders, so that other work on the machine slows all of them down. A line contains the median
/// time per card, the number of allocations per card, the median speed relative to the first contender, and the number
/// of objects.
@discardableResult
public func measure(
  _ title: String, cards: Int, rounds: Int = 15, clock: Clock = .thread,
  _ contenders: [Contender]
) -> [Ratio] {
  print("\n\(title)")
  let objects = contenders.map { $0.prepare()() }
  // Makes a round long enough to be measured, but so short that the load of the machine hardly changes in it.
  let repetitions = max(1, 10_000 / cards)
  var times: [[Double]] = contenders.map { _ in [] }
  for _ in 0..<rounds {
    for (index, contender) in contenders.enumerated() {
      var works = (0..<repetitions).map { _ in contender.prepare() }
      let start = clock.time
      // The measured time includes the release of the input.
      while let work = works.popLast() {
        if work() != objects[index] { print("the number of objects differs") }
      }
      times[index].append((clock.time - start) / Double(repetitions * cards))
    }
  }
  return contenders.enumerated().map { index, contender in
    let work = contender.prepare()
    let before = allocationCount()
    _ = work()
    let allocations = Double(allocationCount() - before) / Double(cards)
    let ratio = median(zip(times[0], times[index]).map { $0 / $1 })
    print(
      "  ", contender.name.padded(to: 44), "\(median(times[index]).rounded()) ns".leading(10),
      "\(allocations.tenths) mallocs".leading(15),
      index == 0 ? "".leading(10) : "\(ratio.hundredths) x".leading(10),
      "\(objects[index]) objects".leading(16))
    return Ratio(title: title, name: contender.name, value: ratio)
  }
}

private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

extension Double {
  fileprivate var tenths: Double { (self * 10).rounded() / 10 }
  fileprivate var hundredths: Double { (self * 100).rounded() / 100 }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func leading(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
