/// The folders that a command works on, and the recovery of interrupted changes in them.
package struct Workplace {
    package let console: Console
    /// The folder of specs; `nil` for a command that uses none.
    package let specs: String?
    package let output: String
    package var kind = Journal.Kind.project
    /// True to finish an interrupted change even if this folder is a copy of the one that it was made in.
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

    /// Checks that the package isn't among the specs. Both may share a folder if vipergen runs in that folder.
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
            Diagnostic(.outputInSpecs, "\(message), and can't hold the package", note: note)
        ])
    }

    /// Locks the folders for a command that writes, and finishes changes that were interrupted in them.
    ///
    /// - Parameter changingSpecs: true if specs are written too; otherwise others may read them meanwhile.
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

    /// Reports interrupted changes without touching them, for a command that only reads.
    package func requireNothingInterrupted() throws(RunFailure) {
        try requireOutputOutsideSpecs()
        var folders = [output]
        if let specs, !TargetDirectory.areSame(specs, output) { folders.append(specs) }
        let problems = folders.compactMap(interruption)
        if !problems.isEmpty { throw .inputOutput(problems) }
    }

    /// Finishes or reports interrupted changes, before a command asks or reads anything.
    ///
    /// - Returns: the run's closing line if this very command was interrupted: then nothing is left to do.
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
        try onDisk(try TargetDirectory.lockedIfThere(path, isShared: isShared) { console.waiting(path) })
    }

    /// - Throws: if the journal is another folder's, and nobody asked to finish it here. Mocks are compared whole
    ///   anyway.
    func journal(in folder: TargetDirectory) throws(RunFailure) -> Journal? {
        let journal = try onDisk(try folder.journal(kind))
        guard let journal, kind == .project, !finishesCopies, !folder.isHome(of: journal) else { return journal }
        throw .inputOutput([Interruption(place: self, folder: folder.path, journal: journal).ofAnotherFolder])
    }

    /// Locks the folder of specs; `nil` if it is locked as the output's folder. Specs that can't be opened are
    /// reported when they are read.
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

    /// Returns the problem of an interrupted change. If the journal's run is still alive, waits for it instead.
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

/// Folders that this run alone may write to during the value's lifetime.
package struct HeldFolders {
    let place: Workplace
    /// The folder of specs; `nil` if it is the output's folder, or there is none.
    let specs: TargetDirectory?
    /// The output's folder; `nil` if it doesn't exist yet.
    package private(set) var output: TargetDirectory?
    /// The interrupted changes that this run has finished.
    var finished: Recovery.Finished?

    init(place: Workplace, specs: TargetDirectory?, output: TargetDirectory?) {
        self.place = place
        self.specs = specs
        self.output = output
    }

    /// The other folder of a change of specs, whose journal lies with the specs.
    var other: TargetDirectory? { specs == nil ? nil : output }

    /// The target package's folder in the journal of such a change.
    var packageFolder: Journal.Folder { specs == nil ? .own : .other }

    /// Returns the output's folder; creates it if it is missing.
    mutating func openOutput() throws(RunFailure) -> TargetDirectory {
        if let output { return output }
        let made = try onDisk(try TargetDirectory.locked(place.output) { place.console.waiting(place.output) })
        if let journal = try place.journal(in: made) {
            throw .inputOutput([Interruption(place: place, folder: place.output, journal: journal).diagnostic])
        }
        output = made
        return made
    }
}
