/// The keys of an entry of `packages` in `project.yml`.
enum PackageKeys: String, SpecKeys {
    case url, version, products, platforms

    static let title = "package"
    static let required = requiredKeys
    static let place =
        "An entry of `packages` in `project.yml`, and `runtime` there, where more than a folder is to be said. `Toolbox: Packages/Toolbox` is short for `Toolbox: { url: Packages/Toolbox }`."

    var key: SpecKey {
        switch self {
        case .url:
            SpecKey(
                rawValue,
                type: "address or path",
                "The package's address (`https`, `ssh` or `git@host:path`), or its folder, relative to the target package.",
                example: "url: https://github.com/ReactiveX/RxSwift"
            )
        case .version:
            SpecKey(
                rawValue,
                type: "state of a package",
                "Of a package with an address: the oldest version to use, up to the next major one; or `exact 6.9.0`, `branch main`, or `revision` and a commit.",
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
