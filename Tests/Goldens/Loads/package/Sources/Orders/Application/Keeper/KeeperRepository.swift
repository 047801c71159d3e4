import ViperRuntime

@MainActor
final class KeeperRepository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any KeeperEnvironment
    }

    private let environment: any KeeperEnvironment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }
}

extension KeeperRepository: KeeperRepositoryContract {}
