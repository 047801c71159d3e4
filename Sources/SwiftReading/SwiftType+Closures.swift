extension SwiftType {
    /// Returns true if it accepts a closure on the main actor that takes values of the types and returns nothing.
    ///
    /// For example: `@escaping @MainActor (Recipe.ID) -> Void` accepts one that takes a `Recipe.ID`.
    /// `@Sendable () -> Void` accepts none, since it may be called anywhere.
    public func takesMainActorClosure(with types: [SwiftType]) -> Bool {
        guard case .function(let function) = (wrapped ?? self).shape else { return false }
        let isOnMainActor = function.globalActor?.canonical == .named("MainActor")
        guard isOnMainActor || (function.globalActor == nil && !function.isSendable) else { return false }
        return !function.isAsync && function.result.desugared == .void
            && function.parameters.allSatisfy { !$0.isInout }
            && function.parameters.map(\.type.canonical) == types.map(\.shape.canonical)
    }
}
