import Basics
package import FileEmission
import ProjectModel

/// The folders that a command works on, and what a killed run may have left half done in them.
package struct Workplace {
    package let console: Console
    /// `nil` for a command that knows no specs.
    package let specs: String?
    package let output: String
    package var kind = Journal.Kind.project
    /// Whether a change is finished, too, that was interrupted in a folder of which this one is a copy.
    package var finishesCopies = false

    package init(
        console: Console,
        specs: String? = nil,
        output: String,
        kind: Journal.Kind = Journal.Kind.project
    ) {
        self.console = console
        self.specs = specs
        self.output = output
        self.kind = kind
    }

    /// The command line as a person would type it, without the program's name.
    package var command: String { Invocation.current.text }

    /// The package must not lie among the specs. It may share their folder, for whoever runs vipergen in that folder.
    func requireOutputOutsideSpecs() throws(RunFailure) {
        guard let specs, SpecFolder(path: specs).contains(output) else { return }
        let isShared = TargetDirectory.areSame(specs, output)
        if isShared, output == "." { return }
        let message =
            isShared
            ? "'\(output)' is the folder of the specs" : "'\(output)' is in '\(specs)', the folder of the specs"
        let note =
            isShared
            ? "pass another folder as '--output', or run in '\(output)' with '--specs .' and without '--output'"
            : "pass a folder outside '\(specs)' as '--output'"
        throw .usage([
            Diagnostic(
                .outputInSpecs,
                at: nil,
                "\(message), and can't hold the package",
                notes: [Diagnostic.Note(note)]
            )
        ])
    }

    /// Locks the folders that are there, for a command that writes, and finishes what was interrupted in them.
    ///
    /// - Parameter changingSpecs: whether specs are written too; else others may read them meanwhile.
    func hold(changingSpecs: Bool = false) throws(RunFailure) -> HeldFolders {
        try requireOutputOutsideSpecs()
        let specs = try lockedSpecs(changingSpecs)
        var held = HeldFolders(place: self, specs: specs, output: try locked(output))
        if kind == .project { held.finished = try Recovery(place: self).finish(&held) }
        // Specs lie two levels down at most, and the journal of the package at its top.
        held.specs?.removeLeftovers(depth: 2)
        held.output?.removeLeftovers(depth: 0)
        return held
    }

    /// For a command that only reads: what was interrupted is named, and left as it is.
    package func requireNothingInterrupted() throws(RunFailure) {
        try requireOutputOutsideSpecs()
        var folders = [output]
        if let specs, !TargetDirectory.areSame(specs, output) { folders.append(specs) }
        let problems = folders.compactMap(interruption)
        if !problems.isEmpty { throw .inputOutput(problems) }
    }

    /// Before a command asks or reads anything: what was interrupted is finished, or named.
    ///
    /// - Returns: the line that the run closes with, where that was this very command: then nothing is left to do.
    package func settle(isReading: Bool, _ watch: Stopwatch) throws(RunFailure) -> String? {
        if isReading {
            try requireNothingInterrupted()
            return nil
        }
        let held = try hold(changingSpecs: true)
        guard let finished = held.finished, finished.commands.contains(command) else { return nil }
        return finished.closingLine(watch)
    }

    func locked(_ path: String, isShared: Bool = false) throws(RunFailure) -> TargetDirectory? {
        do {
            return try TargetDirectory.lockedIfThere(path, isShared: isShared) { console.waiting(path) }
        } catch {
            throw RunFailure([error.diagnostic])
        }
    }

    /// - Throws: where it was made elsewhere, and nobody has asked to finish it here. Mocks are compared whole in any case.
    func journal(in folder: TargetDirectory) throws(RunFailure) -> Journal? {
        let journal: Journal?
        do {
            journal = try folder.journal(kind)
        } catch {
            throw RunFailure([error.diagnostic])
        }
        guard let journal, kind == .project, !finishesCopies, !folder.isHome(of: journal) else { return journal }
        throw .inputOutput([Interruption(place: self, folder: folder.path, journal: journal).ofAnotherFolder])
    }

    /// `nil` where they are in the output's folder, which is locked as such. Specs that can't be opened are told of by who
    /// reads them.
    private func lockedSpecs(_ isChanging: Bool) throws(RunFailure) -> TargetDirectory? {
        guard let specs, !TargetDirectory.areSame(specs, output) else { return nil }
        if !isChanging, let shared = sharedUnlessInterrupted(specs) { return shared }
        guard isChanging || hasJournal(specs) else { return nil }
        return try locked(specs)
    }

    private func sharedUnlessInterrupted(_ path: String) -> TargetDirectory? {
        guard let shared = try? locked(path, isShared: true), !shared.hasJournal(kind) else { return nil }
        return shared
    }

    private func hasJournal(_ path: String) -> Bool { (try? TargetDirectory.reading(path))?.hasJournal(kind) ?? false }

    /// A journal of a run that is alive isn't one of an interruption: it is waited for.
    private func interruption(in path: String) -> Diagnostic? {
        guard hasJournal(path) else { return nil }
        do {
            let folder = try TargetDirectory.lockedIfThere(path, isShared: true) { console.waiting(path) }
            guard let folder, let journal = try folder.journal(kind) else { return nil }
            let interruption = Interruption(place: self, folder: path, journal: journal)
            return kind == .mocks || folder.isHome(of: journal) ? interruption.diagnostic : interruption.ofAnotherFolder
        } catch {
            return error.diagnostic
        }
    }
}

/// Folders that this run alone may write to, as long as the value lives.
package struct HeldFolders {
    let place: Workplace
    /// `nil` where the specs lie in the output's folder, or nowhere.
    let specs: TargetDirectory?
    /// `nil` where there is no such folder yet.
    package private(set) var output: TargetDirectory?
    /// What an earlier run has begun and this one has finished.
    var finished: Recovery.Finished?

    init(place: Workplace, specs: TargetDirectory?, output: TargetDirectory?) {
        self.place = place
        self.specs = specs
        self.output = output
    }

    /// The other folder of a change of specs, whose journal lies with the specs.
    var other: TargetDirectory? { specs == nil ? nil : output }

    /// Where such a journal finds the target package.
    var packageFolder: Journal.Folder { specs == nil ? .own : .other }

    /// The output's folder, made where it is missing.
    mutating func openOutput() throws(RunFailure) -> TargetDirectory {
        if let output { return output }
        let made: TargetDirectory
        do {
            made = try TargetDirectory.locked(place.output) { place.console.waiting(place.output) }
        } catch {
            throw RunFailure([error.diagnostic])
        }
        if let journal = try place.journal(in: made) {
            throw .inputOutput([Interruption(place: place, folder: place.output, journal: journal).diagnostic])
        }
        output = made
        return made
    }
}
