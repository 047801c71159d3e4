/// What is switched on for the user.
public nonisolated protocol FeatureFlags: Sendable {
    func isOn(_ flag: FeatureFlag) -> Bool
}

public nonisolated enum FeatureFlag: Sendable {
    case cards
    case search
}
