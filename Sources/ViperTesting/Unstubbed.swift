import ViperIssues

/// Ends the test run because a mock was called that doesn't know what to return.
///
/// A generated mock calls it where a member has to return a value and no handler was set. It records an issue of the
/// running test, of Swift Testing or of XCTest, writes to standard error and traps: there is no value to go on with. For example:
///
/// ```swift
/// unstubbed("fetchRecipe(id:)", of: "RecipeRepository", advice: "Set fetchRecipeHandler before the call.")
/// ```
///
/// - Parameters:
///   - member: The member that was called.
///   - type: The protocol that the mock stands in for.
///   - advice: How to stub the member.
///   - file: Where the mock is.
///   - line: Where the mock is.
public nonisolated func unstubbed(
    _ member: String,
    of type: String,
    advice: String,
    file: StaticString = #fileID,
    line: UInt = #line
) -> Never {
    let message = "\(type).\(member) was called on a mock, but is not stubbed. \(advice)"
    IssueReport.record(message, file: file, line: line)
    fatalError(message, file: file, line: line)
}
