import Foundation
public import Testing

/// What tests keep in the checkout to compare with: goldens, and the pages that are made from the code.
public enum Recording {
    /// Whether this run writes it anew, as `make record` asks for.
    public static let isOn = ProcessInfo.processInfo.environment["RECORD"] == "1"

    /// A run that records fails, so that it is never left on.
    public static func failSinceItIsOn(sourceLocation: SourceLocation = #_sourceLocation) {
        Issue.record("recorded; run again without RECORD=1", sourceLocation: sourceLocation)
    }

    /// Compares a page of the checkout with what it should be, or records it.
    public static func expect(
        _ text: String,
        on page: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = Repository.root.appendingPathComponent(page)
        if isOn {
            try Data(text.utf8).write(to: file)
            return failSinceItIsOn(sourceLocation: sourceLocation)
        }
        let written = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(written == text, "\(page) is not what the code says; run make record", sourceLocation: sourceLocation)
    }
}
