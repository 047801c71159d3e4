public import Foundation
import ViperIssues
public import ViperRuntime

extension SceneWork {
    /// Waits until no load or action is under way, including those that end with others. Records an issue of the running test
    /// that names them if they take longer.
    ///
    /// For example: `await scene.finish()`.
    ///
    /// - Parameter limit: How long they may take, in seconds.
    public func finish(
        within limit: TimeInterval = 10,
        file: StaticString = #fileID,
        line: UInt = #line
    ) async {
        let deadline = ProcessInfo.processInfo.systemUptime + limit
        while !fieldsUnderWay.isEmpty {
            guard ProcessInfo.processInfo.systemUptime < deadline else {
                let message = "\(fieldsUnderWay.joined(separator: ", ")) didn't finish within \(limit) seconds"
                return IssueReport.record(message, file: file, line: line)
            }
            await Task.yield()
        }
    }
}
