import CAllocations

/// One way of doing the same work.
public struct Contender {
  let name: String
  /// Prepares the work. The time of this is not measured.
  let prepare: () -> () -> Int

  /// The work returns how many objects it made, so that it cannot be left out, and so that all
  /// contenders are seen to do the same.
  public init(_ name: String, _ work: @escaping () -> Int) {
    self.init(name, preparing: {}, work)
  }

  /// - Parameters:
  ///   - prepare: Creates what the work needs. The time of this is not measured.
  ///   - work: Returns how many objects it made.
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

/// Whose processor time is measured.
public enum Clock {
  /// The time of the thread that calls `measure`.
  case thread
  /// The time of all threads of the process, for work that waits for others.
  case process

  fileprivate var time: Double {
    switch self {
    case .thread: threadTime()
    case .process: processTime()
    }
  }
}

/// How many times as fast as another way something was.
public struct Ratio {
  /// What was measured, and which way it was done.
  public let title: String
  public let name: String
  public let value: Double
}

/// Runs the contenders in turn, round by round, so that what slows the machine down slows all of
/// them, and prints a line for each: the median time and the allocations of a card, and the median
/// over the rounds of how many times as fast as the first one it was. The ratios are returned.
@discardableResult
public func measure(
  _ title: String, cards: Int, rounds: Int = 15, clock: Clock = .thread,
  _ contenders: [Contender]
) -> [Ratio] {
  print("\n\(title)")
  let objects = contenders.map { $0.prepare()() }
  // A round takes long enough for the clock, and not so long that the machine changes.
  let repetitions = max(1, 10_000 / cards)
  var times: [[Double]] = contenders.map { _ in [] }
  for _ in 0..<rounds {
    for (index, contender) in contenders.enumerated() {
      var works = (0..<repetitions).map { _ in contender.prepare() }
      let start = clock.time
      // What a work was prepared with is released after it, as part of it.
      while let work = works.popLast() {
        if work() != objects[index] { print("differs") }
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
