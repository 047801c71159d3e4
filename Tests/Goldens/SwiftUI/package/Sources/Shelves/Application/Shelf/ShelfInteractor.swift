@MainActor
final class ShelfInteractor {
    private let environment: any ShelfEnvironment

    init(environment: any ShelfEnvironment) {
        self.environment = environment
    }
}

extension ShelfInteractor: ShelfInteractorContract {}
