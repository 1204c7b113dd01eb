import Foundation

/// Whether to run the tests that take longer, such as those that build packages or open Chromium, and to use larger
/// inputs in some others. `.ci/run` does both.
package let isFullRun = ProcessInfo.processInfo.environment["CONTENT_CARDS_FULL"] != nil

/// Whether to record the expected output of tests. A test that records always fails.
package let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil
