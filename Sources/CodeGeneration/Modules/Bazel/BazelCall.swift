/// A target in a BUILD file.
struct BazelCall {
    typealias Attributes = [(name: String, value: Starlark)]

    var rule: String
    var attributes: Attributes

    /// Creates a target. Attributes without a value are left out.
    init(_ rule: String, name: String, _ attributes: Attributes) {
        self.rule = rule
        self.attributes = [("name", .text(name))] + attributes.filter { !$0.value.isEmpty }
    }

    /// The files that declare rules, sorted as Bazel's formatter sorts them.
    static let files: [(file: String, rules: [String])] = [
        ("@build_bazel_rules_apple//apple:ios.bzl", ["ios_application", "ios_unit_test"]),
        ("@build_bazel_rules_apple//apple:resources.bzl", ["apple_resource_bundle"]),
        ("@build_bazel_rules_swift//swift:swift.bzl", ["swift_binary", "swift_library", "swift_test"]),
        ("@vipergen//bazel:vipergen.bzl", ["sandbox_info_plist", "vipergen"]),
    ]
}
