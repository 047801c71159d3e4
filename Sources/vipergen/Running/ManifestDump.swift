import CodeGeneration
import Diagnostics
import Dispatch
import Parallelism
import Subprocess

/// What Swift's package manager makes of a manifest. Nothing is written, and nothing fetched.
struct ManifestDump {
    /// The package's folder.
    let package: String
    /// Where the specs say that there is a manifest to read.
    let place: SourceLocation
    /// What is otherwise in the environment of the command than in this process's.
    var environment: [String: String] = [:]
    var timeLimit: Duration = .seconds(120)

    enum Outcome: Sendable {
        case described([UInt8])
        /// What was printed to say why.
        case refused(String)
        case notFound
        case tooLong
        case failed(String)
        case timedOut
    }

    func read() throws(RunFailure) -> PackageDescription {
        switch outcome() {
        case .described(let dump):
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
        case .failed(let reason): throw .inputOutput([cannotRun(reason, "try it by hand: \(commandLine)")])
        case .timedOut:
            throw .inputOutput([cannotRun("it took longer than \(timeLimit)", "try it by hand: \(commandLine)")])
        }
    }

    private var arguments: [String] { ["package", "--package-path", package.isEmpty ? "." : package, "dump-package"] }

    private var commandLine: String { (["swift"] + arguments).joined(separator: " ") }

    /// Waits for the process: the command line has nothing else to do.
    private func outcome() -> Outcome {
        let done = DispatchSemaphore(value: 0)
        let result = Locked(Outcome.failed("it was interrupted"))
        Task.detached {
            let outcome = await withTimeLimit()
            result.withLock { $0 = outcome }
            done.signal()
        }
        done.wait()
        return result.withLock { $0 }
    }

    private func withTimeLimit() async -> Outcome {
        await withTaskGroup(of: Outcome?.self) { group in
            group.addTask { await run() }
            group.addTask {
                do { try await Task.sleep(for: timeLimit) } catch { return nil }
                return .timedOut
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first ?? .timedOut
        }
    }

    /// When it is cancelled, what it has started goes with it: a compiler of the manifest, and the manifest itself.
    private func run() async -> Outcome {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = [
            .send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: .milliseconds(200)),
            .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .milliseconds(200)),
        ]
        let changes = environment.map { (Environment.Key(stringLiteral: $0.key), Optional($0.value)) }
        do {
            let result = try await Subprocess.run(
                .name("swift"),
                arguments: Arguments(arguments),
                environment: .inherit.updating(Dictionary(uniqueKeysWithValues: changes)),
                platformOptions: options,
                output: .bytes(limit: PackageDescription.longestDump),
                error: .string(limit: 1 << 20)
            )
            guard result.terminationStatus.isSuccess else { return .refused(result.standardError) }
            return .described(result.standardOutput)
        } catch let error as SubprocessError where error.code == .executableNotFound {
            return .notFound
        } catch let error as SubprocessError where error.code == .outputLimitExceeded {
            return .tooLong
        } catch {
            return .failed("\(error)")
        }
    }

    private func manifest(_ problem: String, errors: String) -> Diagnostic {
        Diagnostic(
            .error,
            id: "manifest-unreadable",
            at: place,
            "\(path) \(problem)",
            notes: ErrorLines(errors).notes + [Diagnostic.Note("see all of it by: \(commandLine)")]
        )
    }

    private func cannotRun(_ reason: String, _ note: String) -> Diagnostic {
        Diagnostic(
            .error,
            id: "cannot-run-swift",
            at: place,
            "cannot read \(path) by 'swift package dump-package': \(reason)",
            notes: [Diagnostic.Note(note)]
        )
    }

    private var path: String { TargetPackage(output: package).display("Package.swift") }
}

/// The errors that a compiler or the package manager has printed, without what is printed around them.
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
