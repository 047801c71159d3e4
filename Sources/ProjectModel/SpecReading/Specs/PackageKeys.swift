/// The keys of an entry of `packages` in `project.yml`.
enum PackageKeys: String, SpecKeys {
    case url, path, version, exact, branch, revision, products, platforms

    static let title = "package"
    static let required = requiredKeys
    static let place =
        "An entry of `packages` in `project.yml`, and `runtime` there: either `path`, or `url` with one of `version`, `exact`, `branch` and `revision`."

    var key: SpecKey {
        switch self {
        case .url:
            SpecKey(
                rawValue,
                type: "address",
                "The package's address: `https`, `ssh` or `git@host:path`.",
                example: "url: https://github.com/ReactiveX/RxSwift"
            )
        case .path:
            SpecKey(
                rawValue,
                type: "path",
                "The package's folder, relative to the target package.",
                example: "path: ../DesignSystem"
            )
        case .version:
            SpecKey(
                rawValue,
                type: "version",
                "The oldest version to use, up to the next major one.",
                example: "version: \"6.9.0\""
            )
        case .exact:
            SpecKey(rawValue, type: "version", "The one version to use.", example: "exact: \"6.9.0\"")
        case .branch:
            SpecKey(rawValue, type: "name of a branch", "The branch to follow.", example: "branch: main")
        case .revision:
            SpecKey(
                rawValue,
                type: "commit",
                "The commit to use.",
                example: "revision: 5f1a6c2e0b7d4f3a9c8e1d2b3a4f5e6d7c8b9a0f"
            )
        case .products:
            SpecKey(
                rawValue,
                .defaults("a product of the package's name"),
                type: "list of names",
                "The products that modules may list under `packages`.",
                example: "products: [RxSwift, RxCocoa]"
            )
        case .platforms:
            SpecKey(
                rawValue,
                .defaults("all"),
                type: Choices.packagePlatforms,
                "The platforms on which its products are linked, for a package that doesn't build on all of them.",
                example: "platforms: [iOS]"
            )
        }
    }
}
