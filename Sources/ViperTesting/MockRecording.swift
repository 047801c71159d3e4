/// What a double has recorded and is to answer, for several threads at once.
@dynamicMemberLookup
nonisolated final class MockRecording<State>: @unchecked Sendable {
    private var state: State
    private let mutex = Mutex()

    init(_ state: State) {
        self.state = state
    }

    /// Does several things as one.
    func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        mutex.lock()
        defer { mutex.unlock() }
        return body(&state)
    }

    subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
        withLock { $0[keyPath: path] }
    }

    subscript<Value>(dynamicMember path: WritableKeyPath<State, Value>) -> Value {
        get { withLock { $0[keyPath: path] } }
        set { withLock { $0[keyPath: path] = newValue } }
    }
}

/// What static members of generic mocks record: a generic class has no static stored properties.
public nonisolated enum StaticMockRecordings {
    private struct Key: Hashable {
        var type: ObjectIdentifier
        var name: String
    }

    private static let recordings = MockRecording([Key: AnyObject]())

    /// What one member of a type records, made when it is first asked for.
    ///
    /// For example: `StaticMockRecordings.shared("makeCalls", of: Self.self, LockedCalls<Int, Void, () -> Void>())`.
    public static func shared<Record: AnyObject>(
        _ name: String,
        of type: Any.Type,
        _ initial: @autoclosure () -> Record
    ) -> Record {
        recordings.withLock { recordings in
            let key = Key(type: ObjectIdentifier(type), name: name)
            if let found = recordings[key] as? Record { return found }
            let made = initial()
            recordings[key] = made
            return made
        }
    }
}
