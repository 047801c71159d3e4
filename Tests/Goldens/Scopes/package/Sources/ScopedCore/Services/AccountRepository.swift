public nonisolated protocol AccountRepository: Sendable {
    func name() async throws -> String
}
