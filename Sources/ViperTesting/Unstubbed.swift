import ViperIssues

/// Ends the test run because a mock without a stubbed result was called.
///
/// A generated mock calls it if a member has to return a value and no handler was set. It records an issue of the
/// running test, in Swift Testing or XCTest, writes to standard error and traps: there is no value to continue with.
/// For example:
///
/// ```swift
/// unstubbed("fetchRecipe(id:)", of: "RecipeRepository", advice: "Set fetchRecipeHandler before the call.")
/// ```
///
/// - Parameters:
///   - member: The member that was called.
///   - type: The protocol that the mock stands in for.
///   - advice: How to stub the member.
///   - file: The file of the mock.
///   - line: The line of the mock.
public nonisolated func unstubbed(
    _ member: String,
    of type: String,
    advice: String,
    file: StaticString = #fileID,
    line: UInt = #line
) -> Never {
    let message = unstubbedMessage(member, type, advice)
    IssueReport.record(message, file: file, line: line)
    fatalError(message, file: file, line: line)
}

/// Returns the value that a test has set; without one, records an issue of the running test and returns a plain value
/// to continue with.
///
/// For example: `stubbed(countReturnValue, or: 0, for: "count()", of: "Store", advice: "Set countReturnValue before the call.")`.
///
/// - Parameters:
///   - value: The value that the test has set.
///   - plain: The mock's value without one.
///   - member: The member that was called.
///   - type: The protocol that the mock stands in for.
///   - advice: How to stub the member.
///   - file: The file of the mock.
///   - line: The line of the mock.
public nonisolated func stubbed<Value>(
    _ value: Value?,
    or plain: @autoclosure () -> Value,
    for member: String,
    of type: String,
    advice: String,
    file: StaticString = #fileID,
    line: UInt = #line
) -> Value {
    if let value { return value }
    IssueReport.record(unstubbedMessage(member, type, advice), file: file, line: line)
    return plain()
}

private nonisolated func unstubbedMessage(_ member: String, _ type: String, _ advice: String) -> String {
    "\(type).\(member) was called on a mock, but is not stubbed. \(advice)"
}
