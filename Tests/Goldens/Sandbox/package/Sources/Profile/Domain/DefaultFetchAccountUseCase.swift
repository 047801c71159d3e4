import Foundation
import MarketCore
import ProfileInterface
import ViperRuntime

nonisolated struct DefaultFetchAccountUseCase: FetchAccountUseCase {
    let client: any APIClient

    func account(name: String, in: Int) async throws -> String {
        throw UnimplementedError("DefaultFetchAccountUseCase.account")
    }

    func link() -> URL? {
        nil
    }
}
