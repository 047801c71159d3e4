import Diagnostics
import SpecReading
import SwiftReading

/// A section that is drawn by a component hands it what its initializer takes: nothing more, nothing less, nothing else.
enum SectionComponents: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for entry in specs.scenes where entry.scene.contents.contains(where: \.hasComponents) {
            let name = entry.scene.name.value
            if specs.isUnread(.state(scene: name)) || specs.isUnread(.events(scene: name)) { continue }
            for section in entry.scene.contents.lazy.flatMap(\.sections) {
                if let component = section.component { check(section, component, of: entry, specs, problems) }
            }
        }
    }

    private static func check(
        _ section: SectionSpec,
        _ component: Located<String>,
        of entry: SpecIndex.SceneEntry,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        let seen = specs.facts.components.filter { isSeen($0.value.module, by: entry.module, specs) }
        guard let found = seen[component.value] else {
            // It may be in a source that can't be read.
            if specs.facts.problems.isEmpty { reportUnknown(component, among: seen.keys.sorted(), problems) }
            return
        }
        // What is wrong with itself is told at its place.
        guard found.declared.faults.isEmpty else { return }
        let isBesideTheView = found.module == entry.module.name.value + "UI" && entry.scene.children.isEmpty
        guard found.declared.isSeenByOthers || isBesideTheView else {
            problems.report(
                .unknownComponent,
                at: component.location,
                "'\(component.value)' is in '\(found.module)', and only that module can make one",
                "declare 'public struct \(component.value)', and an initializer of it as 'public init'"
            )
            return
        }
        SectionArguments(section: section, component: component, found: found.declared, scene: entry.scene)
            .check(problems)
    }

    /// Core modules that the feature imports, and its own module of views.
    private static func isSeen(_ module: String, by feature: ModuleSpec, _ specs: SpecIndex) -> Bool {
        module == specs.project.core.value || feature.dependencies.contains { $0.value == module }
            || (feature.hasUIModule && module == feature.name.value + "UI")
    }

    private static func reportUnknown(_ name: Located<String>, among known: [String], _ problems: ProblemCollector) {
        problems.reportUnknown(
            .unknownComponent,
            "component",
            name,
            known: known,
            otherwise:
                "mark a SwiftUI view with '/// @component', in a core module that the feature depends on or in its module of views"
        )
    }
}

extension ContentSpec {
    fileprivate var hasComponents: Bool { sections.contains { $0.component != nil } }
}
