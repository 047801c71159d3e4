public protocol ActivityLogger: Sendable {}

public protocol FeatureFlags: Sendable {
    var showsNewGadgets: Bool { get }
}
