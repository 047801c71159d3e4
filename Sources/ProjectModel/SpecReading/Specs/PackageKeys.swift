/// The keys of an entry of `packages` in `project.yml`.
enum PackageKeys: String, SpecKeys {
    case url, path, version, products, platforms

    static let title = "package"
    static let required = requiredKeys
    static let place =
        "An entry of `packages` in `project.yml`, and `runtime` there: either `path`, or `url` with a `version`."

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
                type: "state of a package",
                "The oldest version to use, up to the next major one; or `exact 6.9.0`, `branch main`, or `revision` and a commit.",
                example: "version: \"6.9.0\""
            )
        case .products:
            SpecKey(
                rawValue,
                .defaults("a product of the package's name"),
                type: "list of names",
                "The products that modules may list under `imports`.",
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
