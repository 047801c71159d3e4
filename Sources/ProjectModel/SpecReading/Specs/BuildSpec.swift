/// A tool that builds the modules.
public enum BuildSystem: String, CaseIterable, Hashable, Sendable {
    /// SwiftPM, with `Package.swift`.
    case swiftpm
    /// An Xcode project that XcodeGen makes, with `project.generated.yml`.
    case xcodegen
    /// The same, with an app around the modules, which is scaffolded.
    case xcodegenWithApp = "xcodegen with app"
    /// Bazel with the rules for Swift and Apple's platforms, by `BUILD.bazel`.
    case bazel

    public var isXcodeGen: Bool { self == .xcodegen || self == .xcodegenWithApp }
}

/// The author of `Package.swift`.
public enum ManifestOwner: String, CaseIterable, Hashable, Sendable {
    case generated
    /// Never written by the tool; `vipergen check` compares it with the specs.
    case team
}

/// An entry of `packages` in `project.yml`.
public struct PackageSpec: Hashable, Sendable {
    /// For example: `RxSwift`.
    public var name: Located<String>
    public var source: Located<PackageSource>
    /// For example: `RxSwift` and `RxCocoa`.
    public var products: [Located<String>]
    /// The platforms on which its products are linked; all when empty. As SwiftPM spells them: `iOS`, `linux`.
    public var platforms: [Located<PackagePlatform>]
}

/// A platform that a package's products may be limited to.
public enum PackagePlatform: String, CaseIterable, Hashable, Sendable {
    case iOS, macOS, macCatalyst, tvOS, visionOS, linux
}

/// The source of a package.
public enum PackageSource: Hashable, Sendable {
    /// A folder, relative to the target package.
    case path(String)
    case url(String, PackageRequirement)
}

/// The state of a package that is used.
public enum PackageRequirement: Hashable, Sendable {
    /// This version or a later one, up to the next major one. For example: `6.9.0`.
    case from(String)
    case exact(String)
    case branch(String)
    case revision(String)

    /// The word before anything but a version that later ones can replace.
    enum Word: String, CaseIterable {
        case exact, branch, revision
    }
}
