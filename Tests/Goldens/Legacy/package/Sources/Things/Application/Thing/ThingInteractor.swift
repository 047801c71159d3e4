@MainActor
final class ThingInteractor {
    private let environment: any ThingEnvironment

    init(environment: any ThingEnvironment) {
        self.environment = environment
    }
}

extension ThingInteractor: ThingInteractorContract {}
