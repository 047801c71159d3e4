/// `BUILD.bazel` of the target package: the targets of `Package.swift`, and the action that generates.
///
/// The rules are those of rules_swift 2 and rules_apple 3, under names that both of Bazel's ways to fetch them allow.
struct BazelFile {
    let context: GenerationContext

    static func lines(in context: GenerationContext) -> [String] {
        guard context.project.build.contains(.bazel) else { return [] }
        return BazelFile(context: context).lines
    }

    private var lines: [String] {
        let targets = BazelTargets(context: context)
        let calls = [generation] + targets.calls
        let sections =
            [loads(of: calls), [#"package(default_visibility = ["//visibility:public"])"#], constants]
            + calls.map { Starlark.call($0.rule, $0.attributes).lines }
        return Array(sections.joined(separator: [""]))
    }

    /// Returns the `load` statements of the rules in use.
    private func loads(of calls: [BazelCall]) -> [String] {
        let used = Set(calls.map(\.rule))
        return BazelCall.files.compactMap { file, rules in
            let rules = rules.filter(used.contains)
            return rules.isEmpty
                ? nil : "load(\(([file] + rules).map(Starlark.quoted).joined(separator: ", ")))"
        }
    }

    private var constants: [String] {
        let members = context.targets.map { target in
            (key: target.name, value: Starlark.texts(context.outputs.filter { $0.hasPrefix(target.folder + "/") }))
        }
        return Self.constant("COPTS", .texts(copts)) + Self.constant("DEFINES", .texts(context.project.swift.defines))
            + [""] + ["# What the action below generates, by target."]
            + Self.constant("GENERATED", .dictionary(members.filter { !$0.value.isEmpty }))
    }

    private static func constant(_ name: String, _ value: Starlark) -> [String] {
        var lines = value.lines
        lines[0] = "\(name) = \(lines[0])"
        return lines
    }

    private var copts: [String] {
        let swift = context.project.swift
        return ["-swift-version", swift.languageMode.rawValue]
            + (swift.defaultIsolation == .mainActor ? ["-default-isolation", "MainActor"] : [])
            + swift.upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
    }

    private var generation: BazelCall {
        let folder = context.project.specsFolder ?? "specs"
        // Of resources, nibs alone are read.
        let handwritten = context.targets.flatMap { target in
            (target.hasResources ? ["storyboard", "swift", "xib"] : ["swift"]).map { "\(target.folder)/**/*.\($0)" }
        }
        // Else the action would take the scaffolds of the app for missing.
        let app = context.holds(.appTarget) ? ["\(context.project.appTargetName)/**/*.swift"] : []
        return BazelCall(
            "vipergen",
            name: "generated",
            [
                ("outs", .code(#"["generated/" + path for paths in GENERATED.values() for path in paths]"#)),
                ("build_file", .text("BUILD.bazel")),
                ("folders", .texts(context.project.foldersOfPackages)),
                ("specs", .glob(["\(folder)/**/*.yml", "\(folder)/**/*.yaml"])),
                ("specs_folder", .text(folder)),
                ("srcs", .handwritten(handwritten + app)),
            ]
        )
    }
}

extension Starlark {
    var isEmpty: Bool {
        if case .texts(let texts) = self { return texts.isEmpty }
        return false
    }

    static func glob(_ patterns: [String]) -> Starlark {
        .call("glob", [("include", .texts(patterns)), ("allow_empty", .code("True"))])
    }

    /// Returns the handwritten sources: generated ones, checked in for other build systems, are generated again.
    static func handwritten(_ patterns: [String]) -> Starlark {
        .call(
            "glob",
            [
                ("include", .texts(patterns)), ("allow_empty", .code("True")),
                ("exclude", .texts(["**/Generated/**"])),
            ]
        )
    }
}

extension Project {
    /// The folders of the packages that the specs name by path: vipergen needs them to exist.
    fileprivate var foldersOfPackages: [String] {
        var folders: [String] = []
        if case .path(let path) = runtime { folders.append(path) }
        for package in packages {
            if case .path(let path) = package.source { folders.append(path) }
        }
        return folders.filter { !$0.hasPrefix("/") }.sorted()
    }
}
