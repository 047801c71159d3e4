public import LendingCore

public nonisolated struct DefaultFeatureFlags: FeatureFlags {
    private let on: Set<FeatureFlag>

    public init(on: Set<FeatureFlag> = [.search]) {
        self.on = on
    }

    public func isOn(_ flag: FeatureFlag) -> Bool {
        on.contains(flag)
    }
}
