/// What is rolled out already.
public nonisolated protocol FeatureFlags: Sendable {
    var isNewWallOn: Bool { get }

    func isOn(_ name: String) -> Bool
}
