@MainActor
final class HiddenNamesInteractor {
    private let environment: any HiddenNamesEnvironment

    init(environment: any HiddenNamesEnvironment) {
        self.environment = environment
    }
}

extension HiddenNamesInteractor: HiddenNamesInteractorContract {
    func save(save: Int, tasks: Bool) async {
        // Nothing is done here yet.
    }
}
