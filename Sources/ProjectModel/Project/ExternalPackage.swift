/// A third-party package.
public struct ExternalPackage: Hashable, Sendable {
    /// For example: `RxSwift`.
    public var name: String
    public var source: PackageSource
    /// For example: `RxSwift` and `RxCocoa`.
    public var products: [String]
    /// The platforms on which its products are linked; all when empty.
    public var platforms: [PackagePlatform]
}

extension ExternalPackage {
    /// The package of the runtime's libraries.
    public init(runtime source: PackageSource) {
        self.init(name: "ViperGen", source: source, products: [], platforms: [])
    }

    init(_ spec: PackageSpec) {
        name = spec.name.value
        source = spec.source.value
        products = spec.products.map(\.value)
        platforms = spec.platforms.map(\.value)
    }

    /// SwiftPM's identity of the package, with the capitals of its address.
    public var identity: String {
        switch source {
        case .path: name
        case .url(let url, _): ExternalPackage.identity(of: url)
        }
    }

    /// Returns the last part of the address, without `.git`.
    ///
    /// For example: `RxSwift` for `https://github.com/ReactiveX/RxSwift.git`.
    public static func identity(of url: String) -> String {
        let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
}

extension Project {
    /// The package of the runtime's libraries.
    public var runtimePackage: ExternalPackage { ExternalPackage(runtime: runtime) }
}
