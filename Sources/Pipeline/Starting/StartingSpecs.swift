/// The specs that a project starts with.
package struct StartingSpecs {
    let name: String
    let feature: String
    let scene: String
    let style: String
    let runtime: RuntimeArgument
    /// The runtime argument as it was written.
    let runtimeArgument: String
    /// True if there is a manifest of the team's own, which stays.
    let hasTeamManifest: Bool
    /// True to include an app target to open in Xcode.
    let hasAppTarget: Bool

    /// The argument that problems of the first scene are reported for, since nobody chose its name.
    private var origin: String { "--module \(feature)" }

    package var firstScreen: FirstScreen { FirstScreen(scene: scene) }

    /// - Parameter folder: the folder of specs, as diagnostics name it.
    package func change(in folder: String) -> SpecChange {
        SpecChange(drafts: [project(in: folder), firstScene(in: folder)])
    }

    private func project(in folder: String) -> SpecDraft {
        var draft = SpecDraft(path: "\(folder)/project.yml", relativePath: "project.yml")
        draft.add(comment: EditorSchemas.comment(on: .project, at: draft.relativePath))
        draft.add(comment: "What the modules share; `vipergen generate` makes the package around this folder of it.")
        draft.add(SpecEntry("project", .text(name)), from: name)
        if hasTeamManifest { draft.add(SpecEntry("manifest", .text("team")), from: "Package.swift") }
        draft.add("runtime", inBrackets: runtime.specValue, from: "--runtime \(runtimeArgument)")
        if hasAppTarget {
            draft.add("build", inBrackets: .list([.text("swiftpm"), .text("xcodegen with app")]), from: name)
            draft.add(SpecEntry("bundleIdPrefix", .text(bundleIdPrefix)), from: name)
        }
        // Scaffolds have English texts. A manifest of the team's own would have to say so as well.
        if !hasTeamManifest { draft.add(SpecEntry("localization", .text("en")), from: name) }
        draft.add(SpecEntry("start", .text(scene)), from: origin)
        return draft
    }

    private var bundleIdPrefix: String {
        let word = name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return word.isEmpty ? "com.example" : "com.example.\(word)"
    }

    private func firstScene(in folder: String) -> SpecDraft {
        let path = "\(feature)/\(scene).yml"
        var draft = SpecDraft(path: "\(folder)/\(path)", relativePath: path)
        draft.add(comment: EditorSchemas.comment(on: .scene, at: path))
        draft.add(comment: "One screen. docs/specs.md of ViperGen has every key that may stand here.")
        draft.add(SpecEntry("scene", .text(scene)), from: origin)
        draft.add(SpecEntry("style", .text(style)), from: "--style \(style)")
        draft.add("summary", inBrackets: .text("What people see first."), from: origin)
        let message = SpecValue.mapping([SpecEntry("type", .text("String")), SpecEntry("default", .quoted("Welcome"))])
        let state = [SpecEntry("message", message), SpecEntry("greetings", .text("Int"))]
        let isMVVM = SceneSpec.Style(rawValue: style)?.hasViewModel == true
        draft.add(isMVVM ? ["parts", "greeting", "state"] : ["state"], entries: state.map { ($0, origin) })
        let event = isMVVM ? "onGreetButtonTap" : "didTapGreet"
        draft.add("events", entries: [(SpecEntry(event, .nothing), origin)])
        return draft
    }
}
