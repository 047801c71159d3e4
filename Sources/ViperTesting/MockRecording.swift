/// What a mock has recorded and is to answer, for several threads at once.
///
/// Generated mocks of `Sendable` protocols and of actors hold one. For example:
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

/// The recordings of static members of generic mocks: a generic class has no static stored properties.
public nonisolated enum StaticMockRecordings {
    private static let recordings = MockRecording([ObjectIdentifier: AnyObject]())

    /// The one of a type, made when it is first asked for.
    ///
    /// For example: `StaticMockRecordings.recording(of: Self.self, StaticMockState())`.
    public static func recording<State>(of type: Any.Type, _ initial: @autoclosure () -> State) -> MockRecording<State>
    {
        recordings.withLock { recordings in
            if let found = recordings[ObjectIdentifier(type)] as? MockRecording<State> { return found }
            let made = MockRecording(initial())
            recordings[ObjectIdentifier(type)] = made
            return made
        }
    }
}
