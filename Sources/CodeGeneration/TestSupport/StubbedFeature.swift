extension Feature {
    /// True if its test support has an environment that tests and a sandbox stub. The app has the real one.
    var hasStubbableEnvironment: Bool {
        !isApp && (hasSandbox || mocks != nil) && scenes.contains { $0.style.isEmitted }
    }

    /// The module of its mocks and of its environment for tests. For example: `RecipesTestSupport`.
    var supportName: String { name + "TestSupport" }

    /// The folder of that module's sources.
    public var supportSources: String { sources + "TestSupport" }

    /// The services that its scenes and use cases use, each once.
    var services: [Service] {
        useCases.reduce(scenes.services) { $0.adding($1.reachedServices) }
    }

    /// The other features whose scenes its scenes lead to or show, by name.
    var destinationFeatures: [String] {
        Set(scenes.flatMap(\.destinationFeatures)).subtracting([name]).sorted()
    }

    /// The other features whose resolvers its scenes need, by name.
    var otherFeatures: [String] {
        Set(scenes.flatMap(\.resolvedFeatures)).subtracting([name]).sorted()
    }

    /// The scenes of other features with resolvers of their own, by name.
    var otherScenes: [ResolvedScene] {
        let own = Set(scenes.map(\.name))
        return Set(scenes.flatMap(\.resolvedScenes)).filter { !own.contains($0.name) }.sorted { $0.name < $1.name }
    }

    /// The use cases of other features that its scenes use, by name.
    var otherUseCases: [UseCaseReference] {
        Set(scenes.flatMap(\.useCases)).filter { $0.feature != name }.sorted { $0.useCase < $1.useCase }
    }
}

extension Project {
    /// The features with an environment that tests and sandboxes stub.
    public var stubbedFeatures: [Feature] { features.filter(\.hasStubbableEnvironment) }

    /// The services of those features, each once, in the order of the spec.
    var stubbedServices: [Service] {
        let names = Set(stubbedFeatures.flatMap(\.services).map(\.name))
        return names.isEmpty ? [] : services.filter { names.contains($0.name) && !$0.isConcrete }
    }
}
