/// The keys of `bazel` in `project.yml`.
enum BazelKeys: String, SpecKeys {
    case bundleIdPrefix

    static let title = "bazel"
    static let required = requiredKeys
    static let place = "`bazel` in `project.yml`: what the targets of `BUILD.bazel` share."

    var key: SpecKey {
        switch self {
        case .bundleIdPrefix:
            SpecKey(
                rawValue,
                .required,
                type: "reverse host name",
                "What the bundle identifiers of apps begin with; the target's name follows.",
                example: "bundleIdPrefix: com.example.kitchen"
            )
        }
    }
}
