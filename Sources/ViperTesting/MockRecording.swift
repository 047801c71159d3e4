/// The recorded calls and stubbed results of a test double, for several threads at once.
@dynamicMemberLookup
nonisolated final class MockRecording<State>: @unchecked Sendable {
    private var state: State
    private let mutex = Mutex()

    init(_ state: State) {
        self.state = state
    }

    /// Does several things in one step.
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

/// The recordings of static members of generic mocks: a generic class has no static stored properties.
public nonisolated enum StaticMockRecordings {
    private struct Key: Hashable {
        var type: ObjectIdentifier
        var name: String
    }

    private static let recordings = MockRecording([Key: AnyObject]())

    /// Returns the recording of a type's member, created on first access.
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
