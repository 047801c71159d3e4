import LendingCore
import ViperRuntime

@MainActor
final class MemberDetailsUseCase: @MainActor Instantiatable {
    struct Arguments {
        let repository: any MemberDetailsRepositoryContract
        let environment: any MemberDetailsEnvironment
    }

    private let repository: any MemberDetailsRepositoryContract
    private let environment: any MemberDetailsEnvironment

    init(with arguments: Arguments) {
        repository = arguments.repository
        environment = arguments.environment
    }
}

extension MemberDetailsUseCase: MemberDetailsUseCaseContract {
    func fetchMember(memberID: Member.ID) async throws -> Member {
        try await repository.fetchMember(memberID: memberID)
    }

    func fetchTitles(memberID: Member.ID) async throws -> [String] {
        try await repository.fetchTitles(memberID: memberID).sorted()
    }

    func logBadge() {
        environment.tracker.track("badge")
    }
}
