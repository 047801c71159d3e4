import LendingCore
import LendingCoreTestSupport
import MembersInterface
import MembersTestSupport
import Testing
import ViperRuntime
import ViperTesting

@testable import Members

/// The repository as it talks to the server.
@MainActor
@Suite
struct MemberServerTests {
    private let environment = StubbableEnvironment()

    private func makeUseCase() -> MemberDetailsUseCase {
        let repository = MemberDetailsRepository(with: .init(environment: environment))
        return MemberDetailsUseCase(with: .init(repository: repository, environment: environment))
    }

    @Test func memberComesFromTheServer() async throws {
        environment.mocks.client.registerResponse(json: Fixtures.memberJSON, for: "/members/3")
        let member = try await makeUseCase().fetchMember(memberID: 3)
        #expect(member == .sample)
        #expect(environment.mocks.client.requests.map(\.path) == ["/members/3"])
    }

    @Test func refusalsArePassedOn() async {
        environment.mocks.client.registerResponse(json: "{}", for: "/members/3/titles", status: 503)
        await #expect(throws: StubAPIClient.StatusError.self) {
            try await makeUseCase().fetchTitles(memberID: 3)
        }
    }

    @Test func badgeIsTracked() {
        makeUseCase().logBadge()
        #expect(environment.mocks.tracker.trackReceivedArguments?.event == "badge")
    }
}
