// What the members of generated mocks do, as one call each: the compiler then has little to infer in a mock.

/// Counts a call without arguments.
///
/// For example: `countCall(&refreshCallsCount)`.
public nonisolated func countCall(_ count: inout Int) {
    count += 1
}

/// Counts a call and stores its arguments.
///
/// For example: `recordArguments((id: id, page: page), count: &fetchCallCount, all: &fetchArgValues)`.
public nonisolated func recordArguments<Arguments>(
    _ arguments: Arguments,
    count: inout Int,
    all: inout [Arguments]
) {
    count += 1
    all.append(arguments)
}

/// Counts a call and stores its arguments, as the last call and among all of them.
///
/// For example: `recordCall(id, count: &fetchCallsCount, last: &fetchReceivedId, all: &fetchReceivedInvocations)`.
public nonisolated func recordCall<Arguments>(
    _ arguments: Arguments,
    count: inout Int,
    last: inout Arguments?,
    all: inout [Arguments]
) {
    count += 1
    last = arguments
    all.append(arguments)
}

/// Returns true if there was a call.
///
/// For example: `var fetchCalled: Bool { wasCalled(fetchCallsCount) }`.
public nonisolated func wasCalled(_ count: Int) -> Bool {
    count > 0
}

/// Returns the value that a test has set; without one, ends the test run like `unstubbed`.
///
/// For example: `stubbed(fetchReturnValue, for: "fetch(id:)", of: "Store", advice: "Set fetchReturnValue before the call.")`.
public nonisolated func stubbed<Value>(
    _ value: Value?,
    for member: String,
    of type: String,
    advice: String
) -> Value {
    guard let value else { unstubbed(member, of: type, advice: advice) }
    return value
}

/// Returns the value that a test has set for a generic member, as the type that the caller expects; ends the test run
/// if there is none of that type.
///
/// For example: `castStub(decodeReturnValue, for: "decode(_:)", of: "Decoding", advice: "Set decodeReturnValue before the call.")`.
public nonisolated func castStub<Value>(
    _ value: Any?,
    for member: String,
    of type: String,
    advice: String
) -> Value {
    guard let value else { unstubbed(member, of: type, advice: advice) }
    return stubbedValue(value, for: member, of: type)
}
