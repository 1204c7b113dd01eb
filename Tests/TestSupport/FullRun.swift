import Foundation

/// Whether to run the tests that take longer, such as those that build packages or open Chromium. Some other tests then
/// use larger inputs. `.ci/run` and `.ci/nightly` set the environment variable.
package let isFullRun = ProcessInfo.processInfo.environment["CONTENT_CARDS_FULL"] != nil

/// Whether tests record the output that they otherwise compare. A test that records output always fails, so that a run
/// that records is not mistaken for one that compares.
package let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil
