import ProjectModel

/// A target's dependencies as labels: those of this package, of ViperGen's, and of packages that rules_swift_package_manager fetches.
struct BazelDependencies {
    private var labels: [String] = []
    /// Those of some platforms only, by the constraint of the platform.
    private var limited: [(constraint: String, labels: [String])] = []

    init(_ dependencies: [PackageTarget.Dependency]) {
        for dependency in dependencies { add(dependency) }
    }

    private mutating func add(_ dependency: PackageTarget.Dependency) {
        switch dependency {
        case .module(let name): labels.append(":\(name)")
        case .runtime: labels.append("@vipergen//:ViperRuntime")
        case .testing: labels.append("@vipergen//:ViperTesting")
        case .images: labels.append("@vipergen//:\(Project.imagesProduct)")
        case .openCombine: limit("@swiftpkg_opencombine//:OpenCombine", to: [.linux])
        case .product(let product) where product.platforms.isEmpty: labels.append(Self.label(of: product))
        case .product(let product): limit(Self.label(of: product), to: product.platforms)
        }
    }

    private mutating func limit(_ label: String, to platforms: [PackagePlatform]) {
        for constraint in Set(platforms.map(\.constraint)).sorted() {
            if let index = limited.firstIndex(where: { $0.constraint == constraint }) {
                limited[index].labels.append(label)
            } else {
                limited.append((constraint, [label]))
            }
        }
    }

    /// The names of repositories are those of rules_swift_package_manager.
    private static func label(of product: ExternalProduct) -> String {
        let repository = product.package.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
        return "@swiftpkg_\(String(repository))//:\(product.name)"
    }

    var value: Starlark {
        let always = Starlark.texts(Self.once(labels))
        guard !limited.isEmpty else { return always }
        let cases = limited.sorted { $0.constraint < $1.constraint }
            .map { (key: $0.constraint, value: Starlark.texts(Self.once($0.labels))) }
        return .sum([always, .select(cases + [("//conditions:default", .texts([]))])])
    }

    /// A label that is listed twice is an error to Bazel.
    private static func once(_ labels: [String]) -> [String] {
        var seen: Set<String> = []
        return labels.filter { seen.insert($0).inserted }
    }
}

extension PackagePlatform {
    fileprivate var constraint: String {
        switch self {
        case .iOS, .macCatalyst: "@platforms//os:ios"
        case .macOS: "@platforms//os:macos"
        case .tvOS: "@platforms//os:tvos"
        case .visionOS: "@platforms//os:visionos"
        case .linux: "@platforms//os:linux"
        }
    }
}
