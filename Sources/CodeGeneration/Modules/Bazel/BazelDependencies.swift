extension Starlark {
    /// Returns dependencies as labels: in this package, in ViperGen's, and in those of rules_swift_package_manager.
    static func labels(of dependencies: [PackageTarget.Dependency]) -> Starlark {
        let always = Starlark.texts(of: dependencies.filter(\.constraints.isEmpty))
        let constraints = Set(dependencies.flatMap(\.constraints)).sorted()
        if constraints.isEmpty { return always }
        let cases = constraints.map { constraint in
            (key: constraint, value: Starlark.texts(of: dependencies.filter { $0.constraints.contains(constraint) }))
        }
        return .sum([always, .select(cases + [("//conditions:default", .texts([]))])])
    }

    /// Returns each label once: to Bazel, one that is listed twice is an error.
    private static func texts(of dependencies: [PackageTarget.Dependency]) -> Starlark {
        var seen: Set<String> = []
        return .texts(dependencies.map(\.label).filter { seen.insert($0).inserted })
    }
}

extension PackageTarget.Dependency {
    fileprivate var label: String {
        switch self {
        case .module: ":\(name)"
        case .runtime, .testing, .images: "@vipergen//:\(name)"
        case .openCombine: "@swiftpkg_opencombine//:\(name)"
        case .product(let product): "@swiftpkg_\(product.repository)//:\(name)"
        }
    }

    /// The platforms that it is for; none if it is for all.
    fileprivate var constraints: [String] {
        switch self {
        case .module, .runtime, .testing, .images: []
        case .openCombine: [PackagePlatform.linux.constraint]
        case .product(let product): product.platforms.map(\.constraint)
        }
    }
}

extension ExternalProduct {
    /// The repository, as rules_swift_package_manager names it.
    fileprivate var repository: String {
        String(package.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
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
