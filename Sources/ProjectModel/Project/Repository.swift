import Templating

/// A source of data that scenes and use cases of a feature share, each with an instance of its own.
public struct Repository: Hashable, Sendable {
    /// For example: `Recipes`.
    public var name: String
    public var summary: String?
    public var services: [Service]
    /// Which answer through completion handlers.
    public var methods: [Method]

    /// The class that people write. For example: `RecipesRepository`.
    public var type: String { name + "Repository" }

    /// The protocol by which it is asked. For example: `RecipesRepositoryContract`.
    public var contract: String { type + "Contract" }

    /// The protocol of all that it reaches. For example: `RecipesRepositoryEnvironment`.
    public var environment: String { type + "Environment" }
}

extension Method {
    /// Whether a screen waits for it.
    public var isWaitedFor: Bool { isAsync || publishes }
}

extension UseCase {
    /// The services that it and its repository use, each once.
    public var reachedServices: [Service] { services.adding(repository?.services ?? []) }
}

extension [Service] {
    /// Those and others, each once.
    func adding(_ others: [Service]) -> [Service] {
        self + others.filter { other in !contains { $0.name == other.name } }
    }
}

extension Scene {
    /// Whether a use case of the feature's stands in the place of one of its own.
    public var sharesUseCase: Bool { sharedUseCase != nil }

    /// The protocol of what its view model asks. For example: `CartUseCaseContract`, or `CheckoutUseCase` of its feature.
    public var useCaseContract: String { sharedUseCase.map { $0 + "UseCase" } ?? name + "UseCaseContract" }

    /// Whether it has a repository of its own.
    public var ownsRepository: Bool { style.hasViewModel && !sharesUseCase && sharedRepository == nil }

    /// The protocol of what its use case asks.
    public var repositoryContract: String { sharedRepository?.contract ?? name + "RepositoryContract" }
}
