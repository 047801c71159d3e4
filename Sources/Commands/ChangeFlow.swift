/// The course of commands that move, rename or remove a part of the project.
struct ChangeFlow {
    let dryRun: Bool
    let diff: Bool
    let yes: Bool

    /// - Parameters:
    ///   - question: what is asked before anything changes.
    ///   - declined: the message if the answer is no.
    ///   - plan: returns the change; may ask for what the command line lacks.
    func run(
        _ project: ProjectOptions,
        _ console: Console,
        asking question: String,
        declined: String,
        _ plan: (ProjectFolders, KnownSpecs, Prompt) throws -> PlannedChange
    ) throws {
        guard let folders = try project.settled(console, isReading: dryRun || diff) else { return }
        let prompt = Prompt(console: console, takesDefaults: false)
        let change = try plan(folders, try KnownSpecs(folder: folders.specs), prompt)
        if diff { return console.print(verbatim: change.patch(in: folders)) }
        for line in change.listing { console.print((dryRun ? "would " : "") + line) }
        if dryRun { return console.report(change.findings) }
        if !yes, try !prompt.confirm(question) {
            throw RunFailure.input([Diagnostic(.notConfirmed, declined)])
        }
        try change.carryOut(in: folders, console, Stopwatch())
    }
}

extension ProjectOptions {
    /// Returns the folders once no interrupted change is left in them; `nil` if that was this very command's: then its
    /// closing line is printed, and nothing is left to do.
    func settled(_ console: Console, isReading: Bool) throws(RunFailure) -> ProjectFolders? {
        let folders = try folders
        if !isReading { try folders.requireNoOtherProject(console) }
        let place = Workplace(console: console, specs: folders.specs, output: folders.output)
        guard let line = try place.settle(isReading: isReading, Stopwatch()) else { return folders }
        console.tell(line)
        return nil
    }
}
