@MainActor
final class PlainInteractor {
    private let environment: any PlainEnvironment

    init(environment: any PlainEnvironment) {
        self.environment = environment
    }
}

extension PlainInteractor: PlainInteractorContract {}
