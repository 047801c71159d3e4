#if canImport(Observation)
    public import Observation

    /// The state of a scene as its SwiftUI view reads it, field by field.
    ///
    /// A view is drawn again when a field that it has read has changed: when it is no longer equal by its type's `==`,
    /// or another object. A field that can't be compared counts as changed each time. So a type whose `==` compares an
    /// `id` alone keeps its view from showing other changes. For example, with `var keyword: String` in the state:
    /// `Text(dataSource.keyword)`.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
    @MainActor @dynamicMemberLookup public final class SceneDataSource<State>: Observable {
        private var rendered: State
        /// The fields that were read.
        private var fields: [PartialKeyPath<State>: Field] = [:]
        private let registrar = ObservationRegistrar()

        private struct Field {
            let access: @MainActor (SceneDataSource<State>) -> Void
            let hasChanged: (State, State) -> Bool
            let willSet: @MainActor (SceneDataSource<State>) -> Void
            let didSet: @MainActor (SceneDataSource<State>) -> Void
        }

        public init(_ state: State) {
            rendered = state
        }

        /// Makes all views that read a changed field draw again.
        public func render(_ state: State) {
            let changed = fields.values.filter { $0.hasChanged(rendered, state) }
            for field in changed { field.willSet(self) }
            rendered = state
            for field in changed { field.didSet(self) }
        }

        public subscript<Value: Equatable>(dynamicMember field: KeyPath<State, Value>) -> Value {
            read(field) { $0 != $1 }
        }

        public subscript<Value: AnyObject>(dynamicMember field: KeyPath<State, Value>) -> Value {
            read(field) { $0 !== $1 }
        }

        public subscript<Value: AnyObject & Equatable>(dynamicMember field: KeyPath<State, Value>) -> Value {
            read(field) { $0 != $1 }
        }

        @_disfavoredOverload
        public subscript<Value>(dynamicMember field: KeyPath<State, Value>) -> Value {
            read(field) { _, _ in true }
        }

        private func read<Value>(
            _ field: KeyPath<State, Value>,
            differ: @escaping (Value, Value) -> Bool
        ) -> Value {
            if let known = fields[field] {
                known.access(self)
                return rendered[keyPath: field]
            }
            let path = \SceneDataSource<State>.[tracked: field]
            registrar.access(self, keyPath: path)
            fields[field] = Field(
                access: { $0.registrar.access($0, keyPath: path) },
                hasChanged: { differ($0[keyPath: field], $1[keyPath: field]) },
                willSet: { $0.registrar.willSet($0, keyPath: path) },
                didSet: { $0.registrar.didSet($0, keyPath: path) }
            )
            return rendered[keyPath: field]
        }

        /// Identifies a field for the registrar, which only knows properties of the class.
        private subscript<Value>(tracked field: KeyPath<State, Value>) -> Value { rendered[keyPath: field] }
    }
#endif
