#if !canImport(UIKit)
    import Foundation
    import ViperIssues

    /// UIKit's two ways to say that it was used wrongly.
    enum Misuse {
        /// Ends the program, as an exception of UIKit's that nobody catches does.
        static func raise(_ reason: String) -> Never {
            fatalError("NSInvalidArgumentException: \(reason)")
        }

        /// Where UIKit logs and goes on without doing anything: an issue of the running test, since nobody reads logs there.
        static func log(_ message: String) {
            FileHandle.standardError.write(Data("[Presentation] \(message)\n".utf8))
            IssueReport.record(message, file: #fileID, line: #line)
        }
    }
#endif
