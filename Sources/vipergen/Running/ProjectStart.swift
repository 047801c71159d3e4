import Diagnostics
import FileEmission
import ProjectModel
import SwiftReading

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder that a project is started in.
struct ProjectStart {
    let output: String

    var specs: String { TargetPackage(output: output).display("specs") }

    func requireNoProject() throws(RunFailure) {
        guard SourceFolder.exists(specs) || SourceFolder.exists("\(output)/Package.swift") else { return }
        let there = SourceFolder.exists(specs) ? specs : "\(output)/Package.swift"
        throw .input([
            Diagnostic(
                .error,
                id: "project-exists",
                at: nil,
                "there is '\(there)' already",
                notes: [Diagnostic.Note("start in another folder, or go on with 'vipergen generate'")]
            )
        ])
    }

    /// Writes the specs and the package that comes of them; nothing of it where anything is wrong.
    func carryOut(_ change: SpecChange, _ console: Console) throws(RunFailure) -> (project: Project, Emitter.Report) {
        var pipeline = Pipeline(specs: specs, output: output)
        pipeline.files = change.applied(to: [])
        do {
            let result = try pipeline.generate()
            let emission = Emission(output: output, jobs: nil)
            let directory = try emission.openForWriting { console.waiting(output) }
            let plan = try emission.plan(result.generated, in: directory)
            try write(change.drafts, emission, in: directory)
            return (result.project, try emission.carryOut(plan, in: directory))
        } catch {
            throw error.mapped(change.told)
        }
    }

    /// As scaffolds are: each whole or not at all, and in place of nothing.
    private func write(_ drafts: [SpecDraft], _ emission: Emission, in directory: TargetDirectory) throws(RunFailure) {
        let planned = drafts.map { draft in
            PlannedFile(path: "specs/\(draft.relativePath)", contents: draft.file.bytes, ownership: .scaffold)
        }
        let (plan, diagnostics) = Plan.make(files: planned, in: directory, header: Header(), searched: [])
        if diagnostics.hasErrors { throw RunFailure(diagnostics) }
        _ = try emission.carryOut(plan, in: directory)
    }

    func nextSteps(_ name: String) -> String {
        let folder = output == "." ? "" : "cd \(ShellWord.quoted(output)) && "
        return """

            Next:
              \(folder)swift test                  # passes as it is
              \(folder)swift run \(name)Headless    # starts the app without a screen
              edit specs/, then 'vipergen generate --sync'
            """
    }
}

extension ProjectStart {
    /// The folder's name as a type is spelled; `nil` where that is no name.
    var folderName: String? {
        let path = resolved(output) ?? output
        guard let last = path.split(separator: "/").last else { return nil }
        let words = last.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard case .success = SwiftIdentifier.read(name) else { return nil }
        return name
    }

    /// The checkout that this program lies in, or was built in, as the new package sees it.
    var nearestRuntime: String? {
        let places = [executable, #filePath].compactMap(\.self)
        for place in places {
            var folder = place[...]
            while let slash = folder.lastIndex(of: "/") {
                folder = folder[..<slash]
                guard SourceFolder.exists("\(folder)/Sources/ViperRuntime") else { continue }
                guard SourceFolder.exists("\(folder)/Package.swift") else { continue }
                return relative(String(folder))
            }
        }
        return nil
    }

    private var executable: String? {
        #if canImport(Darwin)
            CommandLine.arguments.first.flatMap(resolved)
        #else
            resolved("/proc/self/exe")
        #endif
    }

    /// The path from the new package, which need not be there yet.
    private func relative(_ target: String) -> String? {
        guard let here = resolved(output) ?? resolved(".").map({ "\($0)/\(output)" }) else { return nil }
        let (from, to) = (here.split(separator: "/"), target.split(separator: "/"))
        let shared = zip(from, to).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(String.init)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    private func resolved(_ path: String) -> String? {
        guard let buffer = realpath(path, nil) else { return nil }
        defer { free(buffer) }
        return String(cString: buffer)
    }
}
