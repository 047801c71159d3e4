#if canImport(Combine)
public import Combine
#endif
#if canImport(Observation)
public import Observation
#endif
#if canImport(SwiftUI)
public import SwiftUI
#endif

/// The state of a scene as its SwiftUI view reads it, field by field.
///
/// From iOS 17 on, a view is drawn again only when a field that it has read has changed. Before that, a view says
/// `@ObservedObject var dataSource`, and is drawn again when any has. For example: `Text(dataSource.keyword)`.
@MainActor @dynamicMemberLookup
public final class DataSource<State> {
    public private(set) var state: State

    /// Each field that was read, with how to tell that it has changed.
    private var fields: [PartialKeyPath<State>: Field] = [:]
    private let registrar = Registrar()

    private struct Field {
        var hasChanged: (State, State) -> Bool
        var willSet: @MainActor (DataSource<State>) -> Void
        var didSet: @MainActor (DataSource<State>) -> Void
    }

    public init(_ state: State) {
        self.state = state
    }

    /// Has all views that read a changed field draw again.
    public func render(_ state: State) {
        let changed = fields.values.filter { $0.hasChanged(self.state, state) }
        #if canImport(Combine)
        objectWillChange.send()
        #endif
        for field in changed { field.willSet(self) }
        self.state = state
        for field in changed { field.didSet(self) }
    }

    public subscript<Value: Equatable>(dynamicMember field: KeyPath<State, Value>) -> Value {
        track(field) { $0[keyPath: field] != $1[keyPath: field] }
        return state[keyPath: field]
    }

    /// A field that can't be compared counts as changed each time.
    @_disfavoredOverload
    public subscript<Value>(dynamicMember field: KeyPath<State, Value>) -> Value {
        track(field) { _, _ in true }
        return state[keyPath: field]
    }

    private func track<Value>(_ field: KeyPath<State, Value>, hasChanged: @escaping (State, State) -> Bool) {
        guard #available(macOS 14, iOS 17, tvOS 17, *) else { return }
        let path = \DataSource<State>.[tracked: field]
        registrar.access(self, path)
        guard fields[field] == nil else { return }
        fields[field] = Field(
            hasChanged: hasChanged,
            willSet: { $0.registrar.willSet($0, path) },
            didSet: { $0.registrar.didSet($0, path) }
        )
    }

    /// Names a field for observation, which only knows properties of the class.
    private subscript<Value>(tracked field: KeyPath<State, Value>) -> Value { state[keyPath: field] }
}

#if canImport(Combine)
extension DataSource: ObservableObject {}
#endif

@available(macOS 14, iOS 17, tvOS 17, *)
extension DataSource: Observable {}

#if canImport(SwiftUI)
extension DataSource {
    /// What a control edits: the field, and the event that says so. The presenter has the last word on the state.
    ///
    /// For example: `TextField("Title", text: dataSource.binding(\.title) { presenter.didChangeTitle(title: $0) })`.
    public func binding<Value: Equatable>(
        _ field: KeyPath<State, Value>,
        _ event: @escaping @MainActor (Value) -> Void
    ) -> Binding<Value> {
        let read: @MainActor () -> Value = { self[dynamicMember: field] }
        return Binding(get: read, set: event)
    }
}
#endif

/// Observation's registrar, where the system has one.
@MainActor private struct Registrar {
    private let registrar: Any?

    init() {
        if #available(macOS 14, iOS 17, tvOS 17, *) { registrar = ObservationRegistrar() } else { registrar = nil }
    }

    @available(macOS 14, iOS 17, tvOS 17, *)
    private var current: ObservationRegistrar? { registrar as? ObservationRegistrar }

    @available(macOS 14, iOS 17, tvOS 17, *)
    func access<Subject: Observable, Member>(_ subject: Subject, _ path: KeyPath<Subject, Member>) {
        current?.access(subject, keyPath: path)
    }

    @available(macOS 14, iOS 17, tvOS 17, *)
    func willSet<Subject: Observable, Member>(_ subject: Subject, _ path: KeyPath<Subject, Member>) {
        current?.willSet(subject, keyPath: path)
    }

    @available(macOS 14, iOS 17, tvOS 17, *)
    func didSet<Subject: Observable, Member>(_ subject: Subject, _ path: KeyPath<Subject, Member>) {
        current?.didSet(subject, keyPath: path)
    }
}
