import FileEmission
import ProjectModel

/// The line that a run closes with.
///
/// For example: `Kitchen: 8 scenes in 3 features; 4 created, 1 replaced, 0 removed, 77 unchanged, 46 of yours kept`.
struct Summary {
    let project: Project

    func line(_ report: Emitter.Report) -> String {
        line(
            "\(report.created) created, \(report.replaced) replaced, \(report.removed) removed, "
                + "\(report.unchanged) unchanged, \(report.kept) of yours kept"
        )
    }

    /// For a run that only says what it would do.
    func line(_ plan: Plan) -> String {
        line(
            "would be \(plan.count(of: .create)) created, \(plan.count(of: .replace)) replaced, "
                + "\(plan.count(of: .remove)) removed, \(plan.count(of: .unchanged)) unchanged, "
                + "\(plan.count(of: .keep)) of yours kept"
        )
    }

    var specsAreValid: String { "\(project.name): \(contents), all specs valid" }

    private func line(_ files: String) -> String { "\(project.name): \(contents); \(files)" }

    private var contents: String {
        let scenes = project.features.map(\.scenes.count).reduce(0, +)
        return "\(count(scenes, "scene")) in \(count(project.features.count, "feature"))"
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
