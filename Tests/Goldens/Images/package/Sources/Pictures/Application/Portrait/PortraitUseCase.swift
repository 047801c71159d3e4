import Foundation
import ViperRuntime

@MainActor
final class PortraitUseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any PortraitRepositoryContract
        let environment: any PortraitEnvironment
    }

    private let repository: any PortraitRepositoryContract
    private let environment: any PortraitEnvironment

    init(with arguments: Arguments) {
        repository = arguments.repository
        environment = arguments.environment
    }
}

extension PortraitUseCase: PortraitUseCaseContract {
    func fetchText(url: URL) async throws -> String {
        throw UnimplementedError("PortraitUseCase.fetchText")
    }
}
