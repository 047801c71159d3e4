import ViperRuntime

@MainActor
final class PortraitRepository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any PortraitEnvironment
    }

    private let environment: any PortraitEnvironment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }
}

extension PortraitRepository: PortraitRepositoryContract {}
