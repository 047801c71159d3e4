import CinemaCore
import OffersTestSupport
import ViperTesting

extension StubbableEnvironment {
    /// The environment that the sandbox runs on: say here what its mocks answer.
    static func forSandbox() -> StubbableEnvironment {
        let environment = StubbableEnvironment()
        environment.resolutions.showsStandIns = true
        return environment
    }
}
