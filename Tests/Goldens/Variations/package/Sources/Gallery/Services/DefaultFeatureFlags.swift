public import GalleryCore

/// Nothing is rolled out yet.
public nonisolated struct DefaultFeatureFlags: FeatureFlags {
    public let isNewWallOn = false

    public init() {}

    public func isOn(_ name: String) -> Bool { false }
}
