/// A section or a part passes exactly the parameters that the component needs that draws it.
enum ComponentUses: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for entry in specs.scenes {
            let uses = entry.scene.componentUses
            let name = entry.scene.name.value
            if uses.isEmpty || specs.isUnread(.state(scene: name)) || specs.isUnread(.events(scene: name)) { continue }
            for use in uses { check(use, of: entry, specs, problems) }
        }
    }

    private static func check(
        _ use: ComponentUse,
        of entry: SpecIndex.SceneEntry,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        let component = use.component
        let seen = specs.facts.components.filter { isSeen($0.value.module, by: entry.module, specs) }
        guard let found = seen[component.value] else {
            // It may be in a source that can't be read, or that isn't there.
            guard specs.facts.knowsComponents, specs.facts.problems.isEmpty else { return }
            return reportUnknown(component, among: seen.keys.sorted(), of: entry.module, specs, problems)
        }
        // What is wrong with itself is told at its place.
        guard found.declared.faults.isEmpty else { return }
        let liesInViews = entry.module.hasSeparateView(of: entry.scene)
        guard found.declared.isSeenByOthers || liesInViews && found.module == entry.module.name.value + "UI" else {
            problems.report(
                .unknownName,
                at: component.location,
                "'\(component.value)' is in '\(found.module)', and only that module can make one",
                "declare 'public struct \(component.value)', and an initializer of it as 'public init'"
            )
            return
        }
        ComponentUseArguments(use: use, found: found.declared).check(problems)
    }

    /// Returns true for core modules that the feature imports, and its own module of views.
    private static func isSeen(_ module: String, by feature: ModuleSpec, _ specs: SpecIndex) -> Bool {
        module == specs.project.core.value || feature.dependencies.contains { $0.value == module }
            || (feature.hasViewModule && module == feature.name.value + "UI")
    }

    private static func reportUnknown(
        _ name: Located<String>,
        among known: [String],
        of feature: ModuleSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        if let module = specs.facts.components[name.value]?.module {
            let isCore = specs.coreModules.contains { $0.name.value == module }
            problems.report(
                .unknownName,
                at: name.location,
                "'\(name.value)' is in '\(module)', which '\(feature.name.value)' doesn't see",
                isCore
                    ? "add '\(module)' to 'dependencies' in the module.yml of '\(feature.name.value)'"
                    : "move it to a core module"
            )
        } else if let file = specs.facts.unmarkedComponents[name.value] {
            problems.report(
                .unknownName,
                at: name.location,
                "'\(name.value)' is no component: it has no mark",
                "write '/// @component' above it, in '\(file)'"
            )
        } else {
            problems.reportUnknown(
                .unknownName,
                "component",
                name,
                known: known,
                otherwise:
                    "mark a SwiftUI view with '/// @component', in a core module that the feature depends on or in its module of views"
            )
        }
    }
}
