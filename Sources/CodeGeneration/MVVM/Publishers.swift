extension Method {
    /// The type of the method's publisher. For example: `AnyPublisher<[URL], any Error>`.
    var publisher: SwiftType? {
        let (value, failure) = (returns?.storageText ?? "Void", canThrow ? thrown?.text ?? "any Error" : "Never")
        return if case .success(let type) = SwiftType.read("AnyPublisher<\(value), \(failure)>") { type } else { nil }
    }

    /// Returns a publisher of one value, with a type inferred from the context.
    func publishing(_ value: String) -> String { "AnyPublisher(Future { $0(.success(\(value))) })" }

    /// Returns a publisher of an error, with a type inferred from the context.
    func publishing(error: String) -> String {
        "AnyPublisher(Fail(error: \(error)\(thrown == nil ? " as any Error" : "")))"
    }

    /// A publisher that completes without a value, with a type inferred from the context.
    var publishingNothing: String { "AnyPublisher(Empty())" }
}

extension ScaffoldContract.Import {
    /// The import for files that name publishers.
    static let combine = ScaffoldContract.Import(
        module: "Combine",
        lines: ["#if canImport(Combine)", "    import Combine", "#else", "    import OpenCombine", "#endif"]
    )
}

extension Scene {
    /// True if a method of its use case or repository returns a publisher.
    var publishes: Bool {
        useCaseMethods.contains(where: \.publishes) || repositoryMethods.contains(where: \.publishes)
    }
}

extension Feature {
    /// True if one of its view models subscribes to a publisher.
    var followsPublishers: Bool { scenes.contains { $0.useCaseMethods.contains(where: \.publishes) } }
}
