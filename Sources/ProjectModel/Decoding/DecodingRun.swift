import Diagnostics

/// What the decoding of all files of one run shares.
final class DecodingRun {
    let fragments = FragmentReader()
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var unread: Set<UnreadPart> = []

    func add(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    /// Decodes something that others refer to; if it had problems, they must not be blamed for it.
    func reading<Value>(_ part: UnreadPart, _ decode: () -> Value) -> Value {
        let before = diagnostics.count
        let value = decode()
        if diagnostics.count != before { unread.insert(part) }
        return value
    }

    func markUnread(_ part: UnreadPart) {
        unread.insert(part)
    }
}
