/// The project and its targets (those of `Package.swift`), from which `project.generated.yml` is built.
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

    /// The name of the group of settings that all targets share.
    static let settingGroup = "ViperModules"

    var packages: JSONValue {
        let runtime = project.runtimePackage
        return .object(
            [(runtime.identity, runtime.xcodeGenValue)] + project.packages.map { ($0.name, $0.xcodeGenValue) }
        )
    }

    var settingGroups: JSONValue {
        var settings: [(name: String, value: JSONValue)] = [
            ("SWIFT_VERSION", .text(project.swift.languageMode.rawValue + ".0"))
        ]
        if project.swift.defaultIsolation == .mainActor {
            settings.append(("SWIFT_DEFAULT_ACTOR_ISOLATION", .text("MainActor")))
        }
        // Xcode exports texts for translators of what is compiled so.
        if project.localization != nil { settings.append(("SWIFT_EMIT_LOC_STRINGS", .text("YES"))) }
        if !project.swift.upcomingFeatures.isEmpty {
            // A setting of Xcode's own exists for some features only.
            let flags = project.swift.upcomingFeatures.map { "-enable-upcoming-feature \($0)" }
            settings.append(("OTHER_SWIFT_FLAGS", .text((["$(inherited)"] + flags).joined(separator: " "))))
        }
        if !project.swift.defines.isEmpty {
            let conditions = (["$(inherited)"] + project.swift.defines).joined(separator: " ")
            settings.append(("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .text(conditions)))
        }
        return .object([(Self.settingGroup, .object([("base", .object(settings))]))])
    }
}

extension ExternalPackage {
    fileprivate var xcodeGenValue: JSONValue {
        switch source {
        case .path(let path): .object([("path", .text(path))])
        case .url(let url, let requirement):
            .object([("url", .text(url)), (requirement.xcodeGenKey, .text(requirement.text))])
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
