public import WorkshopCore

public struct DefaultFeatureFlags: FeatureFlags {
    public var showsNewGadgets: Bool { false }

    public init() {}
}
