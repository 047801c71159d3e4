@MainActor
final class NewWallInteractor {
    private let environment: any NewWallEnvironment

    init(environment: any NewWallEnvironment) {
        self.environment = environment
    }
}

extension NewWallInteractor: NewWallInteractorContract {
    func countPictures() -> Int {
        0
    }
}
