extension SwiftType {
    /// The type of a parameter that takes a completion handler of the main actor.
    ///
    /// For example: `@escaping @MainActor @Sendable (Result<Recipe, any Error>) -> Void`.
    ///
    /// - Parameters:
    ///   - value: what it is called with; nothing when `nil`.
    ///   - canFail: whether it is called with a `Result` that may hold an error.
    ///   - failure: the one type of such errors; any error when `nil`.
    public static func completionHandler(
        taking value: SwiftType?,
        canFail: Bool,
        with failure: SwiftType? = nil
    ) -> SwiftType {
        var function = TypeShape.Function(result: .void)
        function.isEscaping = true
        function.globalActor = .named("MainActor")
        function.isSendable = true
        if canFail {
            let error = failure?.shape ?? .existential(.named("Error"))
            let result = TypeShape.named("Result", value?.shape ?? .void, error)
            function.parameters = [TypeShape.Parameter(type: result)]
        } else if let value {
            function.parameters = [TypeShape.Parameter(type: value.shape.escaping)]
        }
        return SwiftType(.function(function))
    }
}

extension TypeShape {
    /// As the type of a parameter whose value is kept.
    fileprivate var escaping: TypeShape {
        guard case .function(var function) = self else { return self }
        function.isEscaping = true
        return .function(function)
    }
}
