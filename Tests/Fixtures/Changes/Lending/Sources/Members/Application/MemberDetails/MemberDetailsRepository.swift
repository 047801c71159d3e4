import LendingCore
import ViperRuntime

@MainActor
final class MemberDetailsRepository: @MainActor Instantiatable {
    struct Arguments {
        let environment: any MemberDetailsEnvironment
    }

    private let environment: any MemberDetailsEnvironment

    init(with arguments: Arguments) {
        environment = arguments.environment
    }

    private func get<Value: Decodable & Sendable>(
        _ path: String,
        completion: @escaping @MainActor @Sendable (Result<Value, any Error>) -> Void
    ) {
        let client = environment.client
        Task {
            do {
                completion(.success(try await client.get(path)))
            } catch {
                completion(.failure(error))
            }
        }
    }
}

extension MemberDetailsRepository: MemberDetailsRepositoryContract {
    func fetchMember(
        memberID: Member.ID,
        completion: @escaping @MainActor @Sendable (Result<Member, any Error>) -> Void
    ) {
        get("/members/\(memberID)", completion: completion)
    }

    func fetchTitles(
        memberID: Member.ID,
        completion: @escaping @MainActor @Sendable (Result<[String], any Error>) -> Void
    ) {
        get("/members/\(memberID)/titles", completion: completion)
    }
}
