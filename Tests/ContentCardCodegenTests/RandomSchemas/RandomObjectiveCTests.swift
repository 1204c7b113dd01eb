import TestSupport
import Testing

@testable import ContentCardCodegen

/// Tests the files for Objective-C of random schemas with the compiler.
@Suite(.serialized) struct RandomObjectiveCTests {
  @Test func theCompilerAcceptsEveryAttribute() async throws {
    var checked = 0
    let count = max(RandomSchemaTests.count, RandomSchemaTests.batchSize)
    for start in stride(from: 0, to: count, by: RandomSchemaTests.batchSize) {
      let end = min(start + RandomSchemaTests.batchSize, count)
      let batch = RandomBatch(
        seed: RandomSchemaTests.seed, schemas: start..<end, mode: RandomBatch.modes[2])
      checked += batch.files.count { ObjectiveCFacade($0) != nil }
      let run = try await waiting { try ObjectiveCCompiler.check(batch.files + batch.support) }
      #expect(run.status == 0 && run.output.isEmpty, "\(String(describing: run).prefix(20_000))")
    }
    #expect(checked > count / 10)
    print("\(checked) random schemas have declarations for Objective-C")
  }
}
