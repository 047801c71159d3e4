import ProjectModel
import Templating

/// A target of the target package.
struct PackageTarget {
    enum Kind: String {
        case target
        case executableTarget
        case testTarget
    }

    enum Dependency: Hashable {
        case module(String)
        case runtime
        case testing
        /// What stands in for Combine where there is none.
        case openCombine
    }

    var kind: Kind
    var name: String
    var dependencies: [Dependency]
    /// The folder, where it isn't the one that SwiftPM expects.
    var path: String?

    var value: TemplateValue {
        [
            "kind": .text(kind.rawValue),
            "name": .text(name),
            "dependencies": .list(dependencies.map { .text($0.text) }),
            "path": .text(path ?? ""),
        ]
    }
}

extension PackageTarget.Dependency {
    fileprivate var text: String {
        switch self {
        case .module(let name): "\"\(name)\""
        case .runtime: "runtime"
        case .testing: "testing"
        case .openCombine: "openCombine"
        }
    }
}
