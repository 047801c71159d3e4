import YAMLTree

/// What a value of an XcodeGen project spec may be.
indirect enum XcodeGenShape: Sendable {
    /// Read as a text, also by readers of YAML 1.1.
    case text
    case flag
    case oneOf([String])
    case list(XcodeGenShape)
    /// A mapping by names that the project chooses.
    case named(XcodeGenShape)
    case keys([String: XcodeGenShape], required: Set<String> = [])
    case either(XcodeGenShape, XcodeGenShape)
}

/// The keys that `project.generated.yml` may have, as `Docs/ProjectSpec.md` of XcodeGen 2.45 lists them.
///
/// https://github.com/yonaskolb/XcodeGen/blob/2.45.0/Docs/ProjectSpec.md; each part names its heading there.
enum XcodeGenReference {
    /// "Project", as far as a file that is included has any business in it.
    static let project = XcodeGenShape.keys(includedKeys)

    private static let includedKeys: [String: XcodeGenShape] = [
        "packages": .named(package), "settingGroups": .named(settings), "targetTemplates": .named(template),
        "targets": .named(target), "schemes": .named(scheme),
    ]

    /// "Project" and "Include": a file that includes others, and that XcodeGen is run on.
    static let wholeProject = XcodeGenShape.keys(
        includedKeys.merging([
            "name": .text, "include": .list(.text), "settings": settings,
            "options": .keys(["developmentLanguage": .text]),
        ]) { $1 },
        required: ["name"]
    )

    /// "Swift Package": "Remote Package" and "Local Package".
    private static let package = XcodeGenShape.either(
        .keys(
            [
                "url": .text, "github": .text, "majorVersion": .text, "from": .text, "minorVersion": .text,
                "exactVersion": .text, "version": .text, "minVersion": .text, "maxVersion": .text, "branch": .text,
                "revision": .text,
            ],
            required: ["url"]
        ),
        .keys(["path": .text, "group": .text], required: ["path"])
    )

    /// "Settings", in the form that has groups: beside them, a plain map is ignored.
    private static let settings = XcodeGenShape.keys([
        "groups": .list(.text), "configs": .named(.named(.text)), "base": .named(.text),
    ])

    /// "Platform".
    private static let platform = XcodeGenShape.oneOf(["auto", "iOS", "tvOS", "macOS", "watchOS", "visionOS"])
    /// "Supported Destinations".
    private static let destination = XcodeGenShape.oneOf([
        "iOS", "tvOS", "macOS", "macCatalyst", "visionOS", "watchOS",
    ])
    /// "Product Type", those that are of use here.
    private static let type = XcodeGenShape.oneOf(["application", "bundle", "bundle.unit-test", "framework"])

    /// "Target Source", as far as it is of use here.
    private static let source = XcodeGenShape.keys(
        ["path": .text, "excludes": .list(.text), "includes": .list(.text)],
        required: ["path"]
    )

    /// "Target"; a target of ours takes its type and platform from its template.
    private static let targetKeys: [String: XcodeGenShape] = [
        "type": type, "platform": platform, "supportedDestinations": .list(destination),
        "deploymentTarget": .either(.text, .named(.text)), "sources": .list(.either(.text, source)),
        "settings": settings,
        "dependencies": .list(dependency), "info": plist, "templates": .list(.text),
        "templateAttributes": .named(.text), "preBuildScripts": .list(script),
    ]
    private static let target = XcodeGenShape.keys(targetKeys, required: ["templates", "sources"])
    /// "Target Template": "The properties of this template are the same as a Target."
    private static let template = XcodeGenShape.keys(targetKeys)

    /// "Dependency", with its "Linking options" and "Package dependency".
    private static let dependency: XcodeGenShape = {
        let linking: [String: XcodeGenShape] = [
            "embed": .flag, "link": .flag, "codeSign": .flag, "removeHeaders": .flag, "weak": .flag,
            "destinationFilters": .list(destination),
        ]
        let package: [String: XcodeGenShape] = ["package": .text, "product": .text, "products": .list(.text)]
        return .either(
            .keys(linking.merging(package) { $1 }, required: ["package"]),
            .either(
                .keys(linking.merging(["target": .text]) { $1 }, required: ["target"]),
                .keys(linking.merging(["sdk": .text, "root": .text]) { $1 }, required: ["sdk"])
            )
        )
    }()

    /// "Plist": both are required. Properties are a plist's own.
    private static let plist = XcodeGenShape.keys(
        ["path": .text, "properties": .named(.either(.either(.text, .flag), .named(.either(.text, .flag))))],
        required: ["path", "properties"]
    )

    /// "Build Script": one of `path` and `script` is required.
    private static let script: XcodeGenShape = {
        let keys: [String: XcodeGenShape] = [
            "name": .text, "inputFiles": .list(.text), "outputFiles": .list(.text), "shell": .text,
            "showEnvVars": .flag, "runOnlyWhenInstalling": .flag, "basedOnDependencyAnalysis": .flag,
        ]
        return .either(
            .keys(keys.merging(["path": .text]) { $1 }, required: ["path"]),
            .keys(keys.merging(["script": .text]) { $1 }, required: ["script"])
        )
    }()

    /// "Scheme", with "Build", "Run Action" and "Test Action".
    private static let scheme: XcodeGenShape = {
        let buildType = XcodeGenShape.oneOf(["run", "test", "profile", "analyze", "archive"])
        let build = XcodeGenShape.keys(
            ["targets": .named(.either(.oneOf(["all", "none"]), .list(buildType))), "parallelizeBuild": .flag],
            required: ["targets"]
        )
        return .keys(
            [
                "build": build, "run": .keys(["config": .text, "executable": .text]),
                "test": .keys(["config": .text, "gatherCoverageData": .flag, "targets": .list(.text)]),
            ],
            required: ["build"]
        )
    }()
}

extension XcodeGenShape {
    /// What in the node is not as it has to be, each with its place.
    func problems(in node: YAMLNode, at path: String = "") -> [String] {
        switch (self, node.content) {
        case (.text, .scalar(let scalar)): scalar.isText ? [] : ["\(path): '\(scalar.text)' is not read as a text"]
        case (.flag, .scalar(let scalar)):
            scalar.style == .plain && ["true", "false"].contains(scalar.text) ? [] : ["\(path): is not a flag"]
        case (.oneOf(let known), .scalar(let scalar)):
            known.contains(scalar.text) ? [] : ["\(path): '\(scalar.text)' is not one of \(known)"]
        case (.list(let shape), .sequence(let items)):
            items.enumerated().flatMap { shape.problems(in: $0.element, at: "\(path)[\($0.offset)]") }
        case (.named(let shape), .mapping(let entries)):
            entries.flatMap { shape.problems(in: $0.value, at: "\(path).\($0.name)") }
        case (.keys(let known, let required), .mapping(let entries)):
            entries.flatMap { entry in
                known[entry.name]?.problems(in: entry.value, at: "\(path).\(entry.name)")
                    ?? ["\(path): unknown key '\(entry.name)'"]
            } + required.subtracting(entries.map(\.name)).sorted().map { "\(path): no key '\($0)'" }
        case (.either(let first, let second), _):
            either(first.problems(in: node, at: path), second.problems(in: node, at: path))
        default: ["\(path): is of another kind"]
        }
    }

    private func either(_ first: [String], _ second: [String]) -> [String] {
        first.isEmpty || second.isEmpty ? [] : first + second
    }
}

extension YAMLEntry {
    var name: String {
        if case .scalar(let scalar) = key.content { scalar.text } else { "" }
    }
}

extension YAMLScalar {
    /// Whether a reader of YAML 1.1, which XcodeGen's is, takes it for a text.
    fileprivate var isText: Bool {
        guard style == .plain else { return true }
        let words = ["", "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", ".nan", ".inf"]
        let isNumber = text.first.map { "0123456789+-.".contains($0) } ?? true
        return !isNumber && !words.contains(text.lowercased())
    }
}
