/// How a mock's members are called.
///
/// For example: `MockNaming(rawValue: "mockolo")`.
public enum MockNaming: String, CaseIterable, Hashable, Sendable {
    /// `searchRecipeCallsCount`: labels enter only where two methods would clash.
    case short
    /// `searchRecipeKeywordCallsCount`, as Sourcery's AutoMockable template has it.
    case sourcery
    /// `searchRecipeCallCount`, as mockolo has it.
    case mockolo
}
