import OwnCore
import ThingsInterface
import ViperRuntime

@MainActor
final class ThingListInteractor {
    private let environment: any ThingListEnvironment

    init(environment: any ThingListEnvironment) {
        self.environment = environment
    }
}

extension ThingListInteractor: ThingListInteractorContract {
    func fetchThings(filter: ThingFilter) async throws -> [Thing] {
        throw UnimplementedError("ThingListInteractor.fetchThings")
    }

    func best(things: [Thing]) -> Thing {
        Thing(name: "tea")
    }

    func other() async -> Other {
        fatalError("ThingListInteractor.other is not written yet")
    }
}
