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
            + calls.map(\.lines)
        return Array(sections.joined(separator: [""]))
    }

    /// The files that declare rules, sorted as Bazel's formatter sorts them.
    private static let files: [(file: String, rules: [String])] = [
        ("@build_bazel_rules_apple//apple:ios.bzl", ["ios_application", "ios_unit_test"]),
        ("@build_bazel_rules_apple//apple:resources.bzl", ["apple_resource_bundle"]),
        ("@build_bazel_rules_swift//swift:swift.bzl", ["swift_binary", "swift_library", "swift_test"]),
        ("@vipergen//bazel:vipergen.bzl", ["sandbox_info_plist", "vipergen"]),
    ]

    /// Returns the `load` statements of the rules in use.
    private func loads(of calls: [Starlark]) -> [String] {
        let used = calls.compactMap { if case .call(let rule, _) = $0 { rule } else { nil } }
        return Self.files.compactMap { file, rules in
            let rules = rules.filter(used.contains)
            return rules.isEmpty ? nil : "load(\(([file] + rules).map(Starlark.quoted).joined(separator: ", ")))"
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

    private var generation: Starlark {
        let folder = context.project.specsFolder ?? "specs"
        // Of resources, nibs alone are read.
        let handwritten = context.targets.flatMap { target in
            (target.hasResources ? ["storyboard", "swift", "xib"] : ["swift"]).map { "\(target.folder)/**/*.\($0)" }
        }
        // Else the action would take the scaffolds of the app for missing.
        let app = context.holds(.appTarget) ? ["\(context.project.appTargetName)/**/*.swift"] : []
        return .rule(
            "vipergen",
            name: "generated",
            [
                ("outs", .code(#"["generated/" + path for paths in GENERATED.values() for path in paths]"#)),
                ("build_file", .text("BUILD.bazel")),
                ("folders", .texts(context.project.foldersOfPackages)),
                ("specs", .glob(["\(folder)/**/*.yml", "\(folder)/**/*.yaml"])),
                ("specs_folder", .text(folder)),
                ("srcs", .glob(handwritten + app, handwritten: true)),
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
