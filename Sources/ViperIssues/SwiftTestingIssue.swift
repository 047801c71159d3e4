/// Swift Testing's `Issue.record(_:sourceLocation:)`.
///
/// The library is built for evolution: its values are passed by address, results are written to an address from the
/// caller, and an initializer consumes its arguments. Memory that is large enough for any of them stands in for their
/// types, which this module can't name.
nonisolated enum SwiftTestingIssue {
    private struct MakeComment {
        var call: (consuming String) -> Room
    }

    private struct MakeLocation {
        var call: (consuming String, consuming String, Int, Int) -> Room
    }

    private struct Record {
        var call: (UnsafeRawPointer, UnsafeRawPointer) -> Room
    }

    private static let makeComment = "$s7Testing7CommentV13stringLiteralACSS_tcfC"
    private static let makeLocation = "$s7Testing14SourceLocationV6fileID0D4Path4line6columnACSS_SSS2itcfC"
    private static let recordIssue = "$s7Testing5IssueV6record_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ"

    static let library = TestLibrary(
        name: "Swift Testing",
        landmark: "$s7Testing5IssueVMa",
        functions: [makeComment, makeLocation, recordIssue]
    )

    static func record(_ message: String, file: StaticString, line: UInt) {
        guard let makeComment = TestLibrary.function(makeComment, as: MakeComment.self),
            let makeLocation = TestLibrary.function(makeLocation, as: MakeLocation.self),
            let record = TestLibrary.function(recordIssue, as: Record.self)
        else { return }
        var comment = makeComment.call(message)
        var location = makeLocation.call(fileID(file), "\(file)", Int(clamping: max(line, 1)), 1)
        _ = record.call(&comment, &location)
    }

    /// Returns the file's ID: a location has to name a module and a file.
    private static func fileID(_ file: StaticString) -> String {
        let text = "\(file)"
        let parts = text.split(separator: "/")
        return parts.count > 1 && !text.hasPrefix("/") ? text : "Mocks/\(parts.last ?? "Mock.swift")"
    }
}

/// Memory of 512 bytes without known content.
private nonisolated struct Room {
    typealias Words = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

    var words: (Words, Words, Words, Words, Words, Words, Words, Words)
}
