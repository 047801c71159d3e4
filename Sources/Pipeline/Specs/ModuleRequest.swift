package import Diagnostics
import ProjectModel
import SpecEditing
import SpecReading

/// A module that somebody wants, in the words of the command line.
package struct ModuleRequest {
    package var name: String
    package var kind = ModuleSpec.Kind.feature.rawValue
    package var summary: String?
    package var dependencies: [String] = []

    package init(
        name: String,
        kind: String = ModuleSpec.Kind.feature.rawValue,
        summary: String? = nil,
        dependencies: [String] = []
    ) {
        self.name = name
        self.kind = kind
        self.summary = summary
        self.dependencies = dependencies
    }

    package func change(in known: KnownSpecs) throws(RunFailure) -> SpecChange {
        var problems = SpecName(text: name, kind: .module).problems.of(name)
        if let module = known.module(name) { problems.append(isThere(module)) }
        if problems.hasErrors { throw .input(problems) }
        return SpecChange(drafts: [draft(in: known, from: name)])
    }

    /// What a question refuses.
    package func problems(in known: KnownSpecs) -> [Diagnostic] {
        known.problems { () throws(RunFailure) in try change(in: known) }
    }

    /// - Parameter argument: what says its name.
    func draft(in known: KnownSpecs, from argument: String) -> SpecDraft {
        var draft = known.draft("\(name)/module.\(known.fileEnding)", of: .module)
        draft.add(SpecEntry("module", .text(name)), from: argument)
        if kind != ModuleSpec.Kind.feature.rawValue {
            draft.add(SpecEntry("kind", .text(kind)), from: "--kind \(kind)")
        }
        if let summary { draft.add(SpecEntry("summary", .text(summary)), from: "--summary \(summary)") }
        draft.add("dependencies", items: dependencies.map { ($0, "--dependency \($0)") })
        return draft
    }

    private func isThere(_ module: ModuleSpec) -> Diagnostic {
        Diagnostic(
            .duplicateName,
            at: nil,
            "'\(name)': there is already a module with that name",
            notes: [
                Diagnostic.Note("its specs are here", at: module.name.location),
                Diagnostic.Note("choose another name, or add to it: vipergen new scene NAME --module \(name)"),
            ]
        )
    }
}
