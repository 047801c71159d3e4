extension FileDecoder {
    /// `build: xcodegen`, or `build: [swiftpm, xcodegen with app]`.
    func buildSystems(_ node: YAMLNode?) -> [Located<BuildSystem>] {
        guard let node else { return [] }
        guard case .sequence = node.content else {
            return choice(node, BuildSystem.self, key: "build").map { [$0] } ?? []
        }
        let items = items(node, key: "build", takes: "a list of build systems")
        if items.isEmpty {
            report(.missingValue, at: node, "'build' lists nothing", notes: ["write it as: build: swiftpm"])
        }
        var seen: Set<BuildSystem> = []
        return items.compactMap { item in
            guard let system = choice(item, BuildSystem.self, key: "build") else { return nil }
            let kind = system.value.isXcodeGen ? .xcodegen : system.value
            guard seen.insert(kind).inserted else {
                report(.listedTwice, at: item, "'\(kind.rawValue)' is listed twice", notes: ["remove one"])
                return nil
            }
            return system
        }
    }

    func bundleIdPrefix(_ node: YAMLNode) -> Located<String>? {
        guard let scalar = scalar(node, key: "bundleIdPrefix", takes: "a reverse host name") else { return nil }
        guard AddressCheck.isBundleIdentifier(scalar.text) else {
            report(
                .invalidValue,
                at: node,
                "'\(scalar.text.shown)' can't begin a bundle identifier",
                notes: [
                    "write words of letters, digits and inner '-' with dots between them: bundleIdPrefix: com.example.kitchen"
                ]
            )
            return nil
        }
        return Located(scalar.text, at: node.range)
    }

    /// A path that is relative to the target package, and may leave it.
    func path(_ node: YAMLNode, key: String) -> String? {
        guard let scalar = scalar(node, key: key, takes: "a path") else { return nil }
        guard let problem = AddressCheck.packagePath(scalar.text) else { return scalar.text }
        report(
            .invalidPath,
            at: node,
            "'\(scalar.text.shown)' can't be the path: \(problem)",
            notes: ["write a path relative to the target package"]
        )
        return nil
    }

    /// Reads the address of a Swift package.
    func packageAddress(_ node: YAMLNode) -> String? {
        guard let scalar = scalar(node, key: "url", takes: "an address") else { return nil }
        guard let problem = AddressCheck.package(scalar.text) else { return scalar.text }
        report(
            .invalidValue,
            at: node,
            "'\(scalar.text.shown)' is not the address of a package: \(problem)",
            notes: ["write it as: url: https://example.com/team/package.git"]
        )
        return nil
    }
}
