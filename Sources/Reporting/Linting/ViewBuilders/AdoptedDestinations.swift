/// Checks that generated scenes can create the descriptors of their adopted destinations, and show their outputs.
struct AdoptedDestinations {
    let project: Project
    let files: LintFiles
    let jobs: Int
    let display: @Sendable (String) -> String

    /// A connection from a generated scene to an adopted one.
    private struct Way {
        var scene: AdoptedScene
        var module: String
        var place: SourceLocation
        /// The route; `nil` for a child.
        var route: Route?
    }

    /// The problems, at most one at each place that names an adopted scene.
    var diagnostics: [Diagnostic] {
        let ways = self.ways
        if ways.isEmpty { return [] }
        let names = Set(ways.map(\.scene.descriptorName))
        let descriptors = PackageTypes(names, in: files, jobs: jobs, display: display)
        let written = { (name: String) in
            descriptors.all(of: name).compactMap { $0.block.aliases[project.descriptors.output] }
        }
        var types = Set(names.flatMap(written))
        if let returns = project.descriptors.returns { types.insert(returns.text) }
        let outputs = PackageTypes(types, in: files, jobs: jobs, display: display)
        return ways.compactMap { way in
            let name = way.scene.descriptorName
            // Two of a name in different types aren't told apart.
            let declared = descriptors.declarations(of: name)
            guard declared.count <= 1 else { return nil }
            if let reach = declared.first.flatMap({ outOfReach(way, $0) }) { return reach }
            guard let output = project.descriptors.returns?.text ?? written(name).first else {
                return nil
            }
            return mismatch(of: way, output, outputs)
        }
    }

    private var ways: [Way] {
        let scenes = Dictionary(project.adoptedScenes.map { ($0.name, $0) }) { first, _ in first }
        return project.features.flatMap(\.scenes).flatMap { scene -> [Way] in
            func way(_ adopted: AdoptedReference?, _ place: SourceLocation?, _ route: Route?) -> Way? {
                guard let name = adopted?.scene, let adopted = scenes[name], let place else { return nil }
                return Way(scene: adopted, module: scene.feature, place: place, route: route)
            }
            return scene.routes.compactMap { way($0.adopted, $0.destinationPlace, $0) }
                + scene.children.compactMap { way($0.adopted, $0.destinationPlace, nil) }
        }
    }

    private func outOfReach(_ way: Way, _ found: PackageTypes.Declaration) -> Diagnostic? {
        guard way.module != project.app, found.module.name == project.app else { return nil }
        let core = project.coreModules.first?.name ?? "a core module"
        return Diagnostic(
            .wrongModule,
            at: way.place,
            "'\(way.module)' can't make '\(way.scene.descriptor.value.text)': it is declared in the app",
            notes: [Diagnostic.Note("move it to '\(core)', and make it public", at: found.place)]
        )
    }

    private func mismatch(of way: Way, _ output: String, _ types: PackageTypes) -> Diagnostic? {
        if let route = way.route, output == "UINavigationController" { return mismatch(ofNavigation: way, route) }
        guard let reason = reason(against: output, types) else { return nil }
        let remedy =
            way.route == nil
            ? "remove the child"
            : "remove 'to', and write 'present: custom': the route is then yours to write"
        return Diagnostic(
            .outputMismatch,
            at: way.place,
            "'\(way.scene.name)' gives '\(output)', \(reason)",
            note: "let its descriptor and its builder give a view controller, or \(remedy)"
        )
    }

    private func reason(against output: String, _ types: PackageTypes) -> String? {
        if output.hasSuffix("?") || output.hasSuffix("!") || output.hasPrefix("Optional<") {
            return "which may be no screen at all"
        }
        let isNoClass =
            ["any ", "some ", "(", "["].contains(where: output.hasPrefix) || ["Any", "AnyView"].contains(output)
            || types.declarations(of: output).contains { ["struct", "enum", "actor"].contains($0.block.keyword) }
        return isNoClass ? "which is no view controller" : nil
    }

    private func mismatch(ofNavigation way: Way, _ route: Route) -> Diagnostic? {
        let presentation = route.presentation
        if presentation == .custom || presentation.isModal && !presentation.hasBar && route.tab == nil { return nil }
        return Diagnostic(
            .outputMismatch,
            at: way.place,
            presentation.hasBar
                ? "'\(way.scene.name)' comes in its own navigation controller"
                : "'\(way.scene.name)' is a navigation controller, which can only be presented",
            note: "write 'present: sheet'\(route.tab == nil ? "" : ", and remove 'tab'")"
        )
    }
}
