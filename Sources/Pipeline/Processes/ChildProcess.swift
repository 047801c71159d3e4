import Dispatch
import Subprocess

#if canImport(System)
    import System
#else
    import SystemPackage
#endif

/// A command of another program that only prints something.
struct ChildProcess {
    /// The program's name, which is looked up in `PATH`.
    let name: String
    let arguments: [String]
    /// The variables in the command's environment that differ from this process's.
    var environment: [String: String] = [:]
    /// The text that it reads from its standard input.
    var input: [UInt8] = []
    var timeLimit: Duration = .seconds(120)
    /// The most bytes that it may print.
    var longestOutput = 1 << 24

    enum Outcome: Sendable {
        case printed([UInt8])
        /// The command failed and printed the reason.
        case refused(String)
        case notFound
        case tooLong
        case failed(String)
        case timedOut
    }

    /// The command as a person would type it.
    var line: String { ([name] + arguments.map(ShellWord.quoted)).joined(separator: " ") }

    /// Waits for the process; the command has nothing else to do.
    func outcome() -> Outcome {
        let done = DispatchSemaphore(value: 0)
        let result = Locked(Outcome.failed("it was interrupted"))
        let folder = WorkingFolder.current
        Invocation.current.start {
            let outcome = await withTimeLimit(in: folder)
            result.withLock { $0 = outcome }
            done.signal()
        }
        done.wait()
        return result.withLock { $0 }
    }

    private func withTimeLimit(in folder: String) async -> Outcome {
        await withTaskGroup(of: Outcome?.self) { group in
            group.addTask { await run(in: folder) }
            group.addTask {
                do { try await Task.sleep(for: timeLimit) } catch { return nil }
                return .timedOut
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first ?? .timedOut
        }
    }

    /// Runs the process. Cancelling also ends the processes that it started: the manifest's compiler, and the manifest.
    private func run(in folder: String) async -> Outcome {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = [
            .send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: .milliseconds(200)),
            .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .milliseconds(200)),
        ]
        let changes = environment.map { (Environment.Key(stringLiteral: $0.key), Optional($0.value)) }
        do {
            let result = try await Subprocess.run(
                .name(name),
                arguments: Arguments(arguments),
                environment: .inherit.updating(Dictionary(uniqueKeysWithValues: changes)),
                workingDirectory: folder.isEmpty ? nil : .init(folder),
                platformOptions: options,
                input: .array(input),
                output: .bytes(limit: longestOutput),
                error: .string(limit: 1 << 20)
            )
            guard result.terminationStatus.isSuccess else { return .refused(result.standardError) }
            return .printed(result.standardOutput)
        } catch let error as SubprocessError where error.code == .executableNotFound {
            return .notFound
        } catch let error as SubprocessError where error.code == .outputLimitExceeded {
            return .tooLong
        } catch {
            return .failed("\(error)")
        }
    }
}
