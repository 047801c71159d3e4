import OwnCore
import ThingsInterface
import ViperRuntime

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
