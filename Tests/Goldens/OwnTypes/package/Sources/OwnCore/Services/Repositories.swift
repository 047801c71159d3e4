public nonisolated protocol ThingRepository: Sendable {
    func things() async throws -> [Thing]
}
