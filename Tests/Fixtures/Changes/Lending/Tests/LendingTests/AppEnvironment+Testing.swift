import LendingCore
import LendingCoreTestSupport
import ViperTesting

@testable import Lending

extension AppEnvironment {
    /// The environment that tests run the whole app on.
    static func forTesting() -> AppEnvironment {
        let flags = MockFeatureFlags()
        flags.isOnReturnValue = false
        let client = StubAPIClient()
        client.registerResponse(json: Fixtures.memberJSON, for: "/members/3")
        client.registerResponse(["Tea"], for: "/members/3/titles")
        return AppEnvironment(client: client, tracker: MockTracker(), flags: flags)
    }
}
