/// How a scene hands a result back to the scene that led to it: a parameter of its descriptor.
///
/// All replies are equal, so that descriptors with one are `Hashable` like the others.
/// For example: `RecipeEditorDescriptor(onSave: SceneReply { [weak presenter] in presenter?.didSaveRecipe($0) })`.
public nonisolated struct SceneReply<Value>: Hashable, Sendable {
    private let send: @MainActor @Sendable (Value) -> Void

    public init(_ send: @escaping @MainActor @Sendable (Value) -> Void = { _ in }) { self.send = send }

    @MainActor public func callAsFunction(_ value: Value) { send(value) }

    public static func == (left: SceneReply, right: SceneReply) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}
