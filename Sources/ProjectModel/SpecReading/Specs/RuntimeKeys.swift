/// The keys of `runtime` in `project.yml`.
enum RuntimeKeys: String, SpecKeys {
    case path, url, version

    static let title = "runtime"
    static let required = requiredKeys
    static let place = "`runtime` in `project.yml`: either `path`, or `url` with `version`."

    var key: SpecKey {
        switch self {
        case .path:
            SpecKey(
                rawValue,
                type: "path",
                "The package's folder, relative to the target package.",
                example: "path: ../.."
            )
        case .url:
            SpecKey(
                rawValue,
                type: "address",
                "The package's address: `https`, `ssh` or `git@host:path`.",
                example: "url: https://example.com/viper/ViperGen.git"
            )
        case .version:
            SpecKey(
                rawValue,
                type: "version",
                "The oldest version to use, up to the next major one. Required with `url`.",
                example: "version: \"1.0.0\""
            )
        }
    }
}
