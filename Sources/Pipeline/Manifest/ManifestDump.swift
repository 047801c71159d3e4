/// The description of a manifest by the package manager. Nothing is written or fetched.
struct ManifestDump {
    /// The package's folder.
    let package: String
    /// The place in the specs that says that there is a manifest.
    let place: SourceLocation
    /// The variables in the command's environment that differ from this process's.
    var environment: [String: String] = [:]
    var timeLimit: Duration = .seconds(120)

    func read() throws(RunFailure) -> PackageDescription {
        switch command.outcome() {
        case .printed(let dump):
            do throws(PackageDescription.UnreadableDump) {
                return try PackageDescription(dump: dump)
            } catch {
                throw .input([manifest("can't be read as a manifest: \(error.problem)", errors: "")])
            }
        case .refused(let errors): throw .input([manifest("has errors", errors: errors)])
        case .tooLong: throw .input([manifest("is described in more than 16 MiB", errors: "")])
        case .notFound:
            let note = "install Swift, or write 'manifest: generated'"
            throw .inputOutput([cannotRun("there is no command 'swift'", note)])
        case .failed(let reason): throw .inputOutput([cannotRun(reason, "try it yourself: \(command.line)")])
        case .timedOut:
            throw .inputOutput([cannotRun("it took longer than \(timeLimit)", "try it yourself: \(command.line)")])
        }
    }

    private var command: ChildProcess {
        .swiftPackage(package, ["dump-package"], environment: environment, timeLimit: timeLimit)
    }

    private func manifest(_ problem: String, errors: String) -> Diagnostic {
        Diagnostic(
            .manifestUnreadable,
            at: place,
            "\(path) \(problem)",
            notes: ErrorLines(errors).notes + [Diagnostic.Note("for the full output: \(command.line)")]
        )
    }

    private func cannotRun(_ reason: String, _ note: String) -> Diagnostic {
        Diagnostic(
            .cannotRun,
            at: place,
            "cannot read \(path) with 'swift package dump-package': \(reason)",
            notes: [Diagnostic.Note(note)]
        )
    }

    private var path: String { TargetPackage(output: package).display("Package.swift") }
}

/// The errors of a compiler or the package manager, without the text printed around them.
private struct ErrorLines {
    private static let most = 5
    let notes: [Diagnostic.Note]

    init(_ text: String) {
        let lines = text.split(separator: "\n").filter { $0.contains("error: ") && !$0.hasPrefix(" ") }
        let located = lines.filter { $0.contains("Package.swift:") && !$0.hasPrefix("error: ") }
        let told = located.isEmpty ? lines.filter { !$0.hasPrefix("error: invalid manifests at ") } : located
        notes = told.prefix(Self.most).map { line in
            Diagnostic.Note(String((line.hasPrefix("error: ") ? line.dropFirst("error: ".count) : line).prefix(300)))
        }
    }
}
