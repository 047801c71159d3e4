@MainActor
final class ReportInteractor {
    private let environment: any ReportEnvironment

    init(environment: any ReportEnvironment) {
        self.environment = environment
    }
}

extension ReportInteractor: ReportInteractorContract {}
