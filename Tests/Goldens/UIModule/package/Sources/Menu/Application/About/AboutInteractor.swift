@MainActor
final class AboutInteractor {
    private let environment: any AboutEnvironment

    init(environment: any AboutEnvironment) {
        self.environment = environment
    }
}

extension AboutInteractor: AboutInteractorContract {}
