/// The naming scheme of a mock's members.
///
/// For example: `MockNaming(rawValue: "mockolo")`.
public enum MockNaming: String, CaseIterable, Hashable, Sendable {
    /// `searchRecipeCallsCount`: labels are added only if two methods would clash.
    case short
    /// `searchRecipeKeywordCallsCount`, as in Sourcery's AutoMockable template.
    case sourcery
    /// `searchRecipeCallCount`, as in mockolo.
    case mockolo
}
