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
        /// The image loader, from the runtime's package.
        case images
        /// The replacement for Combine on platforms without it.
        case openCombine
        /// A product of a package that the project's spec lists.
        case product(ExternalProduct)
    }

    var kind: Kind
    var name: String
    var dependencies: [Dependency]
    /// The folder, if it isn't the one that SwiftPM expects.
    var path: String?
    /// True if it has a folder `Resources`, which the build system has to know.
    var hasResources = false
    /// True if it is built with the application, outside the package.
    var isOfApplication = false
}

/// A product of a package that the project's spec lists.
struct ExternalProduct: Hashable {
    var name: String
    /// The package's identity in SwiftPM.
    var package: String
    /// The package's name in the spec.
    var packageName: String
    /// The platforms on which it is linked; all of them if empty.
    var platforms: [PackagePlatform]
}

extension Project {
    /// Returns the products that tests depend on, including the library that compares images.
    func withImageTests(_ names: Set<String>) -> [PackageTarget.Dependency] {
        products(names.union([imageTests?.product].compactMap(\.self)))
    }

    /// Returns the products with these names, sorted by name.
    func products(_ names: some Sequence<String>) -> [PackageTarget.Dependency] {
        names.sorted().compactMap { name in
            if name == Project.imagesProduct { return .images }
            return packages.first { $0.products.contains(name) }.map {
                .product(
                    ExternalProduct(
                        name: name,
                        package: $0.identity,
                        packageName: $0.name,
                        platforms: $0.platforms
                    )
                )
            }
        }
    }
}
