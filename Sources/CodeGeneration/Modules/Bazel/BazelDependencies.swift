/// A target's dependencies as labels: in this package, in ViperGen's, and in packages from rules_swift_package_manager.
struct BazelDependencies {
    private var labels: [String] = []
    /// The dependencies on some platforms only, by the platform's constraint.
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

    /// Returns a product's label. rules_swift_package_manager names the repositories.
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

    /// Removes duplicates: to Bazel, a label listed twice is an error.
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
