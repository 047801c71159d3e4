import Diagnostics
import FileEmission
import ProjectModel
import SpecEditing

/// The folder of specs, to be written to.
struct SpecsDirectory {
    private let directory: TargetDirectory

    /// - Parameters:
    ///   - package: the target package, which may be the same folder: then it is locked already.
    ///   - onWait: called when another run has the folder and doesn't end soon.
    init(_ specs: String, beside package: TargetDirectory, onWait: () -> Void) throws(RunFailure) {
        if SourceFolder.areSame(specs + "/.", package.path + "/.") {
            directory = package
            return
        }
        do {
            directory = try TargetDirectory.locked(specs, onWait: onWait)
        } catch {
            throw RunFailure([error.diagnostic])
        }
    }

    /// Amends what is there first: should the run be killed in between, the same command goes on where it stopped.
    ///
    /// - Throws: when the disk refuses, or a file is no longer what it was; then all files are as they were.
    func write(_ change: SpecChange) throws(RunFailure) {
        let plan = try plan(change.drafts)
        let amendments = change.amendments.map(Amendment.init)
        let (_, problems) = Amender().carryOut(amendments, in: directory)
        if problems.hasErrors {
            takeBack(amendments)
            throw RunFailure(problems)
        }
        let (report, faults) = Emitter().carryOut(plan, in: directory)
        guard faults.hasErrors || report.kept > 0 else { return }
        takeBack(amendments)
        throw faults.hasErrors ? RunFailure(faults) : .input(change.drafts.map(\.isThereAlready))
    }

    func move(_ spec: Relocation) throws(RunFailure) {
        let problems = Relocator().carryOut([spec], in: directory)
        if problems.hasErrors { throw RunFailure(problems) }
    }

    /// New specs appear whole or not at all, and in place of nothing. What an interrupted run left is removed.
    private func plan(_ drafts: [SpecDraft]) throws(RunFailure) -> Plan {
        let files = drafts.map { draft in
            PlannedFile(path: draft.relativePath, contents: draft.file.bytes, ownership: .scaffold)
        }
        let folders = SourceFolder(path: directory.path).subfolders ?? []
        // Without a header nothing but such leftovers is ours, even where the package lies in the same folder.
        let (plan, problems) = Plan.make(files: files, in: directory, header: Header(), searched: folders)
        if problems.hasErrors { throw RunFailure(problems) }
        let taken = Set(plan.steps.filter { $0.action == .keep }.map(\.path))
        let inTheWay = drafts.filter { taken.contains($0.relativePath) }
        if !inTheWay.isEmpty { throw .input(inTheWay.map(\.isThereAlready)) }
        return plan
    }

    /// Files that were not amended after all are left alone.
    private func takeBack(_ amendments: [Amendment]) {
        let reverse = amendments.map { Amendment(path: $0.path, before: $0.after, after: $0.before) }
        _ = Amender().carryOut(reverse, in: directory)
    }
}

extension SpecDraft {
    fileprivate var isThereAlready: Diagnostic {
        Diagnostic(
            .error,
            id: "file-in-the-way",
            at: nil,
            "there is '\(path)' already",
            notes: [Diagnostic.Note("it is left alone; move or delete it, or choose another name")]
        )
    }
}

extension Amendment {
    fileprivate init(_ amendment: SpecAmendment) {
        self.init(path: amendment.file.relativePath, before: amendment.file.bytes, after: amendment.edited.bytes)
    }
}
