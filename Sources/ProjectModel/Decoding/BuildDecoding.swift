import Diagnostics
import YAMLTree

extension FileDecoder {
    /// `build: xcodegen`, or `build: [swiftpm, xcodegen]`.
    func buildSystems(_ node: YAMLNode?) -> [Located<BuildSystem>] {
        guard let node else { return [] }
        guard case .sequence(let items) = node.content else {
            return choice(node, BuildSystem.self, key: "build").map { [$0] } ?? []
        }
        if items.isEmpty {
            report("missing-value", at: node, "'build' lists nothing", notes: ["write it as: build: swiftpm"])
        }
        var seen: Set<BuildSystem> = []
        return items.compactMap { item in
            guard let system = choice(item, BuildSystem.self, key: "build") else { return nil }
            guard seen.insert(system.value).inserted else {
                report("listed-twice", at: item, "'\(system.value.rawValue)' is listed twice", notes: ["take one out"])
                return nil
            }
            return system
        }
    }

    func xcodegen(_ node: YAMLNode) -> Located<XcodeGenSpec>? {
        guard let fields = object(node, XcodeGenKeys.self, key: "xcodegen") else { return nil }
        let script = fields[.lintScript].flatMap { path($0, key: "lintScript") }
        guard let prefix = fields[.bundleIdPrefix].flatMap({ bundleIdPrefix($0) }) else { return nil }
        return Located(XcodeGenSpec(bundleIdPrefix: prefix, lintScript: script), at: node.range)
    }

    private func bundleIdPrefix(_ node: YAMLNode) -> String? {
        guard let scalar = scalar(node, key: "bundleIdPrefix", takes: "a reverse host name") else { return nil }
        guard AddressCheck.isBundleIdentifier(scalar.text) else {
            report(
                "not-a-bundle-identifier",
                at: node,
                "'\(scalar.text.shown)' can't begin a bundle identifier",
                notes: ["write letters, digits and '-' with dots between them: bundleIdPrefix: com.example.kitchen"]
            )
            return nil
        }
        return scalar.text
    }

    /// A path that is relative to the target package, and may leave it.
    func path(_ node: YAMLNode, key: String) -> String? {
        guard let scalar = scalar(node, key: key, takes: "a path") else { return nil }
        guard let problem = AddressCheck.packagePath(scalar.text) else { return scalar.text }
        report(
            "bad-path",
            at: node,
            "'\(scalar.text.shown)' can't be the path: \(problem)",
            notes: ["write a path relative to the target package"]
        )
        return nil
    }

    /// The address of a Swift package.
    func packageAddress(_ node: YAMLNode) -> String? {
        guard let scalar = scalar(node, key: "url", takes: "an address") else { return nil }
        guard let problem = AddressCheck.package(scalar.text) else { return scalar.text }
        report(
            "not-an-address",
            at: node,
            "'\(scalar.text.shown)' is not the address of a package: \(problem)",
            notes: ["write it as: url: https://example.com/team/package.git"]
        )
        return nil
    }
}
