public import OwnCore

public nonisolated struct DefaultThingRepository: ThingRepository {
    public init() {}

    public func things() async throws -> [Thing] { [Thing(name: "tea")] }
}
