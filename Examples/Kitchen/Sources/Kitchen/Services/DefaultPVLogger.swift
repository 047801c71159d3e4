public import KitchenCore

/// Page views in memory.
public nonisolated final class DefaultPVLogger: PVLogger {
    private let seen = Guarded<[String]>([])

    public init() {}

    public var pages: [String] { seen.read { $0 } }

    public func view(_ page: String) {
        seen.change { $0.append(page) }
    }
}
