@MainActor
final class ThingDetailsInteractor {
    private let environment: any ThingDetailsEnvironment

    init(environment: any ThingDetailsEnvironment) {
        self.environment = environment
    }
}

extension ThingDetailsInteractor: ThingDetailsInteractorContract {}
