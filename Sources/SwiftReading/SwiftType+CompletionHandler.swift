extension SwiftType {
    /// Returns the type of a parameter for a completion handler on the main actor.
    ///
    /// For example: `@escaping @MainActor @Sendable (Result<Recipe, any Error>) -> Void`.
    ///
    /// - Parameters:
    ///   - value: the type of the handler's argument; `nil` for none.
    ///   - canFail: true if the handler takes a `Result`.
    ///   - failure: the error type of the `Result`; `nil` for any error.
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
    /// The type with `@escaping`, for a parameter whose value is stored.
    fileprivate var escaping: TypeShape {
        guard case .function(var function) = self else { return self }
        function.isEscaping = true
        return .function(function)
    }
}
