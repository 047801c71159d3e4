import Basics
import FileEmission
import ProjectModel

/// The scaffolds that the specs declare deleted for good.
struct DeletedScaffolds {
    let project: Project

    func remove(from generated: inout GeneratedFiles) {
        guard !project.deletedScaffolds.isEmpty else { return }
        let deleted = Set(project.deletedScaffolds.map(\.value))
        generated.files.removeAll { $0.ownership == .scaffold && deleted.contains($0.path) }
    }

    /// Reports declared paths that no scaffold has.
    func strangers(among requests: RequestIndex) -> [Diagnostic] {
        guard !project.deletedScaffolds.isEmpty else { return [] }
        var scaffolds: Set<String> = []
        requests.forEach { if $0.isScaffold { scaffolds.insert($0.path) } }
        return project.deletedScaffolds.filter { !scaffolds.contains($0.value) }.map { path in
            let near = NearName.find(path.value, in: scaffolds).map { "did you mean '\($0)'?" }
            return Diagnostic(
                .unknownName,
                at: path.location,
                "no scaffold has the path '\(path.value)'",
                notes: [Diagnostic.Note(near ?? "remove it: the specs don't describe such a file")]
            )
        }
    }
}
