extension SwiftType {
    /// Whether it takes a closure of the main actor that is called with values of the types and returns nothing.
    ///
    /// For example: `@escaping @MainActor (Recipe.ID) -> Void` takes one that is called with a `Recipe.ID`. `@Sendable () -> Void` takes
    /// none, since it may be called anywhere.
    public func takesMainActorClosure(with types: [SwiftType]) -> Bool {
        guard case .function(let function) = (wrapped ?? self).shape else { return false }
        let isOnMainActor = function.globalActor?.canonical == .named("MainActor")
        guard isOnMainActor || (function.globalActor == nil && !function.isSendable) else { return false }
        return !function.isAsync && function.result.desugared == .void
            && function.parameters.allSatisfy { !$0.isInout }
            && function.parameters.map(\.type.canonical) == types.map(\.shape.canonical)
    }
}
