/// Runs the stages from Swift sources to mocks on disk.
package struct MockRun {
    package let console: Console
    package let options: MockOptions
    package let paths: [String]
    package let output: String

    package init(console: Console, options: MockOptions, paths: [String], output: String) {
        self.console = console
        self.options = options
        self.paths = paths
        self.output = output
    }

    /// Returns the files to be written. Problems of single protocols don't stop the others.
    package func files(singleFile: String?) throws(RunFailure) -> Files {
        let missing = paths.compactMap(MissingPath.problem)
        let (sources, unread) = SwiftSources.read(paths.filter { !FileSystem.isMissing($0) }, jobs: Parallel.cores)
        let own = sources.map { MockSource(path: $0.path, name: $0.name, bytes: $0.bytes) }
        var mocks = MockGenerator(options: options).generate(own)
        if mocks.lackProtocols {
            let others = NeighbouringModules(of: sources.map(\.bytes), in: paths).sources()
            if !others.isEmpty { mocks = MockGenerator(options: options).generate(own + others) }
        }
        var problems = missing + unread + mocks.diagnostics
        if mocks.files.isEmpty, problems.isEmpty { problems.append(nothingToMock) }
        let files = mocks.files.map { file in
            PlannedFile(
                path: "Generated/\(singleFile ?? file.className + ".swift")",
                contents: Array(file.text.utf8),
                ownership: .generated,
                origin: file.location
            )
        }
        let paths = mocks.files.map { "Generated/\(singleFile ?? $0.className + ".swift")" }
        let protocols = zip(paths, mocks.files.map(\.protocolName))
        return Files(
            planned: files,
            protocols: Dictionary(protocols) { first, _ in first },
            plain: Set(zip(paths, mocks.files).lazy.filter { $1.isPlain }.map { $0.0 }),
            problems: problems
        )
    }

    private var nothingToMock: Diagnostic {
        let all = paths.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            .nothingToMock,
            "there is no protocol to mock in \(all)",
            note: "write '/// @mockable' above one, or select some with '--protocols'"
        )
    }

    /// The mocks of the sources.
    package struct Files {
        var planned: [PlannedFile]
        /// The protocol's name by path; the first one for a single file.
        var protocols: [String: String]
        /// The paths of files that are certain to be valid Swift.
        var plain: Set<String>
        package var problems: [Diagnostic]

        /// False if a mock that is no longer planned has to stay, because its protocol may be in an unreadable source.
        var isWhole: Bool { !problems.hasErrors }
    }

    package func plan(_ files: Files, in directory: TargetDirectory) throws(RunFailure) -> Plan {
        var plan = try sound(
            Plan.make(
                files: files.planned,
                in: directory,
                header: Header(options.writer.headerBeginning),
                searched: ["Generated"]
            )
        )
        if !files.isWhole { plan.leaveOut(Set(plan.steps.lazy.filter { $0.action == .remove }.map(\.path))) }
        let syntax = EmittedSyntax { file in
            files.protocols[file.path].map { "the mock of '\($0)' would be" } ?? "'\(file.path)' would be"
        }
        let faults = syntax.faults(in: plan) { !files.plain.contains($0.path) }
        if !faults.isEmpty { throw .generator(faults) }
        return plan
    }

    /// Writes the files. Since it compares all files, it also repairs what an interrupted run left.
    package func carryOut(_ files: Files) throws(RunFailure) -> Emitter.Report {
        var held = try place.hold()
        let directory = try held.openOutput()
        let plan = try plan(files, in: directory)
        let run = ChangeRun(place: place, steps: [], own: directory)
        return try run.carryOut(plan, by: Emission(output: root))
    }

    package var place: Workplace {
        Workplace(console: console, specs: nil, output: root, kind: .mocks)
    }

    package func openForReading() throws(RunFailure) -> TargetDirectory {
        try Emission(output: root).openForReading()
    }

    package func summary(_ report: Emitter.Report) -> String {
        "mocks: \(report.created) created, \(report.replaced) replaced, \(report.removed) removed, "
            + "\(report.unchanged) unchanged"
    }

    /// The folder that contains `Generated`.
    private var root: String {
        let parts = output.split(separator: "/", omittingEmptySubsequences: true)
        guard parts.last == "Generated" else { return output }
        let parent = parts.dropLast().joined(separator: "/")
        return output.hasPrefix("/") ? "/" + parent : (parent.isEmpty ? "." : parent)
    }
}
