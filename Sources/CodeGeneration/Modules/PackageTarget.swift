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
        /// What loads images, of the runtime's package.
        case images
        /// What stands in for Combine where there is none.
        case openCombine
        /// Of a package that the project's spec lists.
        case product(ExternalProduct)
    }

    var kind: Kind
    var name: String
    var dependencies: [Dependency]
    /// The folder, where it isn't the one that SwiftPM expects.
    var path: String?
    /// Whether it has a folder of resources, `Resources`, that the build system has to be told of.
    var hasResources = false
    /// Whether it is built together with the application, outside of the package.
    var isOfApplication = false
}

/// A product of a package that the project's spec lists.
struct ExternalProduct: Hashable {
    var name: String
    /// What SwiftPM knows the package by.
    var package: String
    /// Its name in the spec.
    var packageName: String
    /// Where it is linked; everywhere when empty.
    var platforms: [PackagePlatform]
}

extension Project {
    /// What tests depend on besides: the library that compares pictures as well.
    func withImageTests(_ names: Set<String>) -> [PackageTarget.Dependency] {
        products(names.union([imageTests?.product].compactMap(\.self)))
    }

    /// The products among these names, in the order of the names.
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
