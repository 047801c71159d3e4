@MainActor
final class BareInteractor {
    private let environment: any BareEnvironment

    init(environment: any BareEnvironment) {
        self.environment = environment
    }
}

extension BareInteractor: BareInteractorContract {}
