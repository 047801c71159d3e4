/// `project.generated.yml`, which the team's own XcodeGen spec includes: the project with the targets of `Package.swift`.
///
/// The keys are those of XcodeGen 2.45. The file has no `options`, so that it doesn't affect the team's own targets.
struct XcodeGenProject {
    let project: Project
    /// The targets, except the program that runs the app without a screen, which Xcode doesn't build.
    var targets: [PackageTarget]
    let core: String

    /// Returns `nil` if the project isn't built with XcodeGen.
    init?(_ context: GenerationContext) {
        guard context.project.isBuiltByXcodeGen else { return nil }
        project = context.project
        core = context.core
        targets = context.targets.filter { $0.name != context.project.headlessName }
    }

    static func lines(in context: GenerationContext) -> [String] { XcodeGenProject(context)?.lines ?? [] }

    private var lines: [String] {
        let sections: [JSONValue] = [
            ["packages": packages],
            ["settingGroups": [Self.settingGroup: ["base": settings]]],
            ["targetTemplates": XcodeGenTemplates(project: self).value],
            ["targets": XcodeGenTargets(project: self).value],
            ["schemes": XcodeGenSchemes(project: self).value],
        ]
        return Array(sections.map(YAMLLines.lines).joined(separator: [""]))
    }

    /// The name of the group of settings that all targets share.
    static let settingGroup = "ViperModules"

    private var packages: JSONValue {
        let runtime = project.runtimePackage
        return .object(
            [(runtime.identity, runtime.xcodeGenValue)] + project.packages.map { ($0.name, $0.xcodeGenValue) }
        )
    }

    private var settings: JSONValue {
        let swift = project.swift
        return .sparse([
            "SWIFT_VERSION": "\(swift.languageMode.rawValue).0",
            "SWIFT_DEFAULT_ACTOR_ISOLATION": swift.defaultIsolation == .mainActor ? "MainActor" : .null,
            // Xcode exports texts for translators of what is compiled so.
            "SWIFT_EMIT_LOC_STRINGS": project.localization == nil ? .null : "YES",
            // A setting of Xcode's own exists for some features only.
            "OTHER_SWIFT_FLAGS": inherited(swift.upcomingFeatures.map { "-enable-upcoming-feature \($0)" }),
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": inherited(swift.defines),
        ])
    }

    private func inherited(_ more: [String]) -> JSONValue {
        more.isEmpty ? .null : .text((["$(inherited)"] + more).joined(separator: " "))
    }
}

extension ExternalPackage {
    fileprivate var xcodeGenValue: JSONValue {
        switch source {
        case .path(let path): ["path": .text(path)]
        case .url(let url, let requirement): ["url": .text(url), requirement.xcodeGenKey: .text(requirement.text)]
        }
    }
}

extension PackageRequirement {
    fileprivate var xcodeGenKey: String {
        switch self {
        case .from: "from"
        case .exact: "exactVersion"
        case .branch: "branch"
        case .revision: "revision"
        }
    }
}
