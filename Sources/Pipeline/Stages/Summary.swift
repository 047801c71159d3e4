/// The closing line of a run.
///
/// For example: `Kitchen: 8 scenes in 3 features; 4 created, 1 replaced, 0 removed, 77 unchanged, 46 of your files kept; 0.42 s`.
package struct Summary {
    package let project: Project

    package init(project: Project) {
        self.project = project
    }

    package func line(_ report: Emitter.Report, _ watch: Stopwatch) -> String {
        line(
            "\(report.created) created, \(report.replaced) replaced, \(report.removed) removed, "
                + "\(report.unchanged) unchanged, \(report.kept) of your files kept",
            watch
        )
    }

    /// Returns the line for a dry run.
    package func line(_ plan: Plan, _ watch: Stopwatch) -> String {
        line(
            "would create \(plan.count(of: .create)), replace \(plan.count(of: .replace)), "
                + "remove \(plan.count(of: .remove)); \(plan.count(of: .unchanged)) unchanged, "
                + "\(plan.count(of: .keep)) of your files kept",
            watch
        )
    }

    /// Returns the line for changes of the user's own types. For example: `Kitchen: 3 members added to 2 files`.
    package func line(_ result: SyncResult, isDone: Bool) -> String {
        guard !result.additions.isEmpty else { return "\(project.name): no members are missing" }
        let members = count(result.additions.count, "member")
        let files = count(result.amendments.count, "file")
        return "\(project.name): \(members) \(isDone ? "" : "would be ")added to \(files)"
    }

    package var specsAreValid: String { "\(project.name): \(contents), all specs valid" }

    private func line(_ files: String, _ watch: Stopwatch) -> String {
        "\(project.name): \(contents); \(files); \(watch.text)"
    }

    private var contents: String {
        let scenes = project.features.map(\.scenes.count).reduce(0, +) + project.adoptedScenes.count
        if project.isResolverOnly { return count(scenes, "adopted scene") }
        // The app, and modules of old screens, hold scenes and are no features.
        let features = project.features.filter { !$0.isLegacy && $0.name != project.app }.count
        return "\(count(scenes, "scene")) in \(count(features, "feature"))"
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
