public import ScopedCore
import ViperRuntime

public nonisolated struct DefaultAccountRepository: AccountRepository {
    public init() {}

    public func name() async throws -> String {
        throw UnimplementedError("DefaultAccountRepository.name()")
    }
}
