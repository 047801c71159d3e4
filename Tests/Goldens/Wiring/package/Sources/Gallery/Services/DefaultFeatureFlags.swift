public import GalleryCore

public nonisolated struct DefaultFeatureFlags: FeatureFlags {
    public init() {}
}
