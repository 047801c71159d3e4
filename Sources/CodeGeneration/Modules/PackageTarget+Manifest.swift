/// The template variables of a target in `Package.swift`.
extension PackageTarget {
    static let table: TemplateTable<PackageTarget> = [
        .text("kind", "what kind of target it is") { $0.kind.rawValue },
        .text("name", "the target's name") { $0.name },
        .texts("dependencies", "what it stands on") { $0.dependencies.map(\.text) },
        .text("path", "the folder of its sources; empty where that is the usual one") { $0.path ?? "" },
        .flag("hasResources", "whether it has texts, nibs or storyboards") { $0.hasResources },
        .flag("isLibrary", "whether it is a module that others import") { $0.kind == .target },
    ]
}

extension PackageTarget.Dependency {
    /// The dependency, with the generated manifest's names for those that many targets share.
    fileprivate var text: String {
        switch self {
        case .module(let name): "\"\(name)\""
        case .runtime: "runtime"
        case .testing: "testing"
        case .images: "images"
        case .openCombine: "openCombine"
        case .product(let product): product.manifestText
        }
    }
}

extension ExternalProduct {
    /// The dependency. For example: `.product(name: "RxSwift", package: "RxSwift")`.
    var manifestText: String {
        let condition =
            platforms.isEmpty
            ? "" : ", condition: .when(platforms: [\(platforms.map { "." + $0.rawValue }.joined(separator: ", "))])"
        return ".product(name: \(name.swiftLiteral), package: \(package.swiftLiteral)\(condition))"
    }
}

extension ExternalPackage {
    /// The dependency. For example: `.package(url: "https://github.com/ReactiveX/RxSwift", from: "6.9.0")`.
    var manifestText: String { manifestText(traits: nil) }

    /// The package of the runtime's libraries: without traits, so that the generator is neither fetched nor built.
    var runtimeText: String { manifestText(traits: "[]") }

    private func manifestText(traits: String?) -> String {
        let place =
            switch source {
            case .path(let path): "name: \(name.swiftLiteral), path: \(path.swiftLiteral)"
            case .url(let url, let requirement): "url: \(url.swiftLiteral), \(requirement.manifestText)"
            }
        return ".package(\(place)\(traits.map { ", traits: \($0)" } ?? ""))"
    }
}

extension PackageRequirement {
    fileprivate var manifestText: String {
        switch self {
        case .from(let version): "from: \(version.swiftLiteral)"
        case .exact(let version): "exact: \(version.swiftLiteral)"
        case .branch(let name): "branch: \(name.swiftLiteral)"
        case .revision(let commit): "revision: \(commit.swiftLiteral)"
        }
    }
}
