/// A source of data that scenes and use cases of a feature share, each with an instance of its own.
public struct Repository: Hashable, Sendable {
    /// For example: `Recipes`.
    public var name: String
    public var summary: String?
    public var services: [Service]
    /// The methods, which answer through completion handlers.
    public var methods: [Method]

    /// The class that the team writes. For example: `RecipesRepository`.
    public var type: String { name + "Repository" }

    /// The protocol of its methods. For example: `RecipesRepositoryContract`.
    public var contract: String { type + "Contract" }

    /// The protocol of everything that it uses. For example: `RecipesRepositoryEnvironment`.
    public var environment: String { type + "Environment" }
}

extension Method {
    /// True if a screen waits for it.
    public var isWaitedFor: Bool { isAsync || publishes }
}

extension UseCase {
    /// The services that it and its repository use, each once.
    public var reachedServices: [Service] { services.adding(repository?.services ?? []) }
}

extension [Service] {
    /// Returns these services and others, each once.
    public func adding(_ others: [Service]) -> [Service] {
        self + others.filter { other in !contains { $0.name == other.name } }
    }
}

extension Scene {
    /// True if a use case of the feature replaces one of its own.
    public var sharesUseCase: Bool { sharedUseCase != nil }

    /// The protocol that its view model calls. For example: `CartUseCaseContract`, or its feature's `CheckoutUseCase`.
    public var useCaseContract: String { sharedUseCase.map { $0 + "UseCase" } ?? name + "UseCaseContract" }

    /// True if it has a repository of its own.
    public var ownsRepository: Bool { style.hasViewModel && !sharesUseCase && sharedRepository == nil }

    /// The protocol that its use case calls.
    public var repositoryContract: String { sharedRepository?.contract ?? name + "RepositoryContract" }
}
