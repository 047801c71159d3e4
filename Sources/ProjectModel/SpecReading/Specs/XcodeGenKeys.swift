/// The keys of `xcodegen` in `project.yml`.
enum XcodeGenKeys: String, SpecKeys {
    case appTarget, lintScript

    static let title = "xcodegen"
    static let required = requiredKeys
    static let place = "`xcodegen` in `project.yml`: what the targets of `project.generated.yml` share."

    var key: SpecKey {
        switch self {
        case .appTarget:
            SpecKey(
                rawValue,
                .defaults("`false`"),
                type: "`true` or `false`",
                "Whether an app for iOS is scaffolded around the modules: XcodeGen's `project.yml`, and a folder `<App>App` with delegates, Info.plist and assets. [They are yours](module-definitions.md#an-app-to-open-in-xcode).",
                example: "appTarget: true"
            )
        case .lintScript:
            SpecKey(
                rawValue,
                type: "path",
                "A shell script that Xcode runs before it builds a module, relative to the target package. Xcode passes it the target as `$TARGET_NAME`.",
                example: "lintScript: Scripts/lint.sh"
            )
        }
    }
}
