import ProjectModel
import SwiftReading
import Templating

extension Method {
    /// For example: `AnyPublisher<[URL], any Error>`.
    var publisher: SwiftType? {
        let (value, failure) = (returns?.storageText ?? "Void", canThrow ? thrown?.text ?? "any Error" : "Never")
        return if case .success(let type) = SwiftType.read("AnyPublisher<\(value), \(failure)>") { type } else { nil }
    }

    /// A publisher of one value, where the type is known.
    func publishing(_ value: String) -> String { "AnyPublisher(Future { $0(.success(\(value))) })" }

    /// A publisher of an error, where the type is known.
    func publishing(error: String) -> String {
        "AnyPublisher(Fail(error: \(error)\(thrown == nil ? " as any Error" : "")))"
    }

    /// A publisher that ends without a value, where the type is known.
    var publishingNothing: String { "AnyPublisher(Empty())" }
}

extension ScaffoldContract.Import {
    /// What a file needs that names publishers.
    static let combine = ScaffoldContract.Import(
        module: "Combine",
        lines: ["#if canImport(Combine)", "    import Combine", "#else", "    import OpenCombine", "#endif"]
    )
}

extension Scene {
    /// Whether what its view model asks, or what its use case asks, gives a publisher.
    var publishes: Bool {
        useCaseMethods.contains(where: \.publishes) || repositoryMethods.contains(where: \.publishes)
    }
}

extension Feature {
    /// Whether a view model follows a publisher.
    var followsPublishers: Bool { scenes.contains { $0.useCaseMethods.contains(where: \.publishes) } }
}
