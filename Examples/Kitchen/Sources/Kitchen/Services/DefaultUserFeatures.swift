public import KitchenCore

/// Everything is switched on but what is named.
public nonisolated struct DefaultUserFeatures: UserFeatures {
    private let disabled: Set<UserFeature>

    public init(disabled: Set<UserFeature> = [.editingOthersRecipes, .userCards]) {
        self.disabled = disabled
    }

    public func isEnabled(_ feature: UserFeature) -> Bool { !disabled.contains(feature) }
}
