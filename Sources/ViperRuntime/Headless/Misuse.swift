#if !canImport(UIKit)
    import Foundation
    import ViperIssues

    /// UIKit's two reactions to wrong usage.
    enum Misuse {
        /// Ends the program, like an uncaught exception of UIKit.
        static func raise(_ reason: String) -> Never {
            fatalError("NSInvalidArgumentException: \(reason)")
        }

        /// Reports an issue of the running test where UIKit only logs and does nothing, since nobody reads logs there.
        static func log(_ message: String) {
            FileHandle.standardError.write(Data("[Presentation] \(message)\n".utf8))
            IssueReport.record(message, file: #fileID, line: #line)
        }
    }
#endif
