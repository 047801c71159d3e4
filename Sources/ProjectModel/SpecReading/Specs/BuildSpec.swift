/// What builds the modules.
public enum BuildSystem: String, CaseIterable, Hashable, Sendable {
    /// Swift's package manager, by `Package.swift`.
    case swiftpm
    /// An Xcode project that XcodeGen makes, by `project.generated.yml`.
    case xcodegen
    /// The same, with an app around the modules, which is scaffolded.
    case xcodegenWithApp = "xcodegen with app"
    /// Bazel with the rules for Swift and Apple's platforms, by `BUILD.bazel`.
    case bazel

    public var isXcodeGen: Bool { self == .xcodegen || self == .xcodegenWithApp }
}

/// Who writes `Package.swift`.
public enum ManifestOwner: String, CaseIterable, Hashable, Sendable {
    case generated
    /// It is never touched, and held against the specs by `vipergen check`.
    case team
}

/// An entry of `packages` in `project.yml`.
public struct PackageSpec: Hashable, Sendable {
    /// For example: `RxSwift`.
    public var name: Located<String>
    public var source: Located<PackageSource>
    /// For example: `RxSwift` and `RxCocoa`.
    public var products: [Located<String>]
    /// Where its products are linked; everywhere when empty. As SwiftPM spells them: `iOS`, `linux`.
    public var platforms: [Located<PackagePlatform>]
}

/// A platform that a package's products may be limited to.
public enum PackagePlatform: String, CaseIterable, Hashable, Sendable {
    case iOS, macOS, macCatalyst, tvOS, visionOS, linux
}

/// Where a package comes from.
public enum PackageSource: Hashable, Sendable {
    /// A folder, relative to the target package.
    case path(String)
    case url(String, PackageRequirement)
}

/// Which state of a package is used.
public enum PackageRequirement: Hashable, Sendable {
    /// This version or a later one, up to the next major one. For example: `6.9.0`.
    case from(String)
    case exact(String)
    case branch(String)
    case revision(String)

    /// What stands before anything but a version that later ones may take the place of.
    enum Word: String, CaseIterable {
        case exact, branch, revision
    }
}
