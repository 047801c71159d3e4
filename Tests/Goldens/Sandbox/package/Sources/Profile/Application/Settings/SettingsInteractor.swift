@MainActor
final class SettingsInteractor {
    private let environment: any SettingsEnvironment

    init(environment: any SettingsEnvironment) {
        self.environment = environment
    }
}

extension SettingsInteractor: SettingsInteractorContract {}
