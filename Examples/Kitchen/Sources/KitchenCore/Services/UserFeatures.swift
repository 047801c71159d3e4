/// Which features are switched on for the user.
public nonisolated protocol UserFeatures: Sendable {
    func isEnabled(_ feature: UserFeature) -> Bool
}

public nonisolated enum UserFeature: String, CaseIterable, Sendable {
    case shopping
    /// Whoever has it may edit what others wrote.
    case editingOthersRecipes
    /// The new page of somebody who writes recipes.
    case userCards
}
