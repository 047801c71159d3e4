/// What the parts of a mock are called that belong to one member.
struct RecordNames: Hashable, Sendable {
    /// `searchRecipeCallsCount`.
    var count: String
    /// `searchRecipeCalled`.
    var called: String?
    /// `searchRecipeReceivedKeyword`, of the only argument, or `searchRecipeReceivedArguments`.
    var lastArguments: String?
    /// `searchRecipeReceivedInvocations`.
    var invocations: String
    /// `searchRecipeReturnValue`.
    var result: String?
    /// `searchRecipeThrowableError`.
    var error: String?
    /// `searchRecipeClosure`.
    var handler: String

    /// What a test can set before the call: `Set searchRecipeReturnValue or searchRecipeClosure before the call.`
    func advice(hasResult: Bool) -> String {
        guard hasResult, let result else { return String(parts: "Set ", handler, " before the call.") }
        return String(parts: "Set ", result, " or ", handler, " before the call.")
    }
}

/// How a property is held by a mock.
struct PropertyNames: Hashable, Sendable {
    /// `underlyingName`.
    var storage: String
    /// `nameSetCallsCount`.
    var setCount: String?
    /// `nameGetCallsCount`.
    var getCount: String?
    /// The property itself is what a test sets, and each setting of it counts.
    var isSetItself = false
}
