/// The names of a mock's parts for one member.
struct RecordNames: Hashable, Sendable {
    /// The number of calls: `searchRecipeCallsCount`.
    var count: String
    /// True if it was called: `searchRecipeCalled`.
    var called: String?
    /// The last arguments: `searchRecipeReceivedKeyword` for a single one, or `searchRecipeReceivedArguments`.
    var lastArguments: String?
    /// The arguments of all calls: `searchRecipeReceivedInvocations`.
    var invocations: String
    /// The stubbed result: `searchRecipeReturnValue`.
    var result: String?
    /// The stubbed error: `searchRecipeThrowableError`.
    var error: String?
    /// The closure: `searchRecipeClosure`.
    var handler: String

    /// Returns the advice for an unstubbed call: `Set searchRecipeReturnValue or searchRecipeClosure before the call.`
    func advice(hasResult: Bool) -> String {
        guard hasResult, let result else { return String(parts: "Set ", handler, " before the call.") }
        return String(parts: "Set ", result, " or ", handler, " before the call.")
    }
}

/// The names of a mock's parts for a property.
struct PropertyNames: Hashable, Sendable {
    /// The storage: `underlyingName`.
    var storage: String
    /// The number of sets: `nameSetCallsCount`.
    var setCount: String?
    /// The number of reads: `nameGetCallsCount`.
    var getCount: String?
    /// True if a test sets the property itself, and each set counts.
    var isSetItself = false
}
