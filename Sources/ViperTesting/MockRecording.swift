/// What a mock has recorded and is to answer, for several threads at once.
///
/// Mocks that earlier versions generated hold one. For example:
///
/// ```swift
/// let recording = MockRecording(State())
/// recording.withLock { $0.saveCallsCount += 1 }
/// recording.saveReturnValue = 3
/// ```
@dynamicMemberLookup
public nonisolated final class MockRecording<State>: @unchecked Sendable {
    private var state: State
    private let mutex = Mutex()

    public init(_ state: State) {
        self.state = state
    }

    /// Does several things as one.
    public func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        mutex.lock()
        defer { mutex.unlock() }
        return body(&state)
    }

    public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
        withLock { $0[keyPath: path] }
    }

    public subscript<Value>(dynamicMember path: WritableKeyPath<State, Value>) -> Value {
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

    /// The one of a type, made when it is first asked for.
    ///
    /// For example: `StaticMockRecordings.recording(of: Self.self, StaticMockState())`.
    public static func recording<State>(of type: Any.Type, _ initial: @autoclosure () -> State) -> MockRecording<State>
    {
        shared("", of: type, MockRecording(initial()))
    }

    /// That of one member of a type, made when it is first asked for.
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
