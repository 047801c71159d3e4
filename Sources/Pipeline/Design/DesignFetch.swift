/// Gets a design file from Figma's REST API. The target is replaced only by a whole file.
package struct DesignFetch {
    private let console: Console
    let key: String
    private let path: String

    /// The variable with the token.
    package static let tokenVariable = "FIGMA_TOKEN"
    /// The variable with another address than Figma's own, such as a proxy's.
    package static let addressVariable = "FIGMA_API"

    static let usualAddress = "https://api.figma.com"
    /// The seconds to wait where the server doesn't say how many, as its description has it.
    private static let usualWait = 60
    private static let longestWait = 600
    private static let mostTries = 5

    package init(console: Console, key: String, path: String) {
        self.console = console
        self.key = key
        self.path = path
    }

    package func run() throws(RunFailure) {
        let token = try token()
        let address = try address()
        if SourceFolder.isNoFile(path) {
            throw .usage([
                problem(
                    .invalidArgument,
                    "'\(path)' isn't a file",
                    "write the path of a file, for example: design.json"
                )
            ])
        }
        let partial = Self.partial(of: path)
        defer { unlink(partial) }
        let watch = Stopwatch()
        let request = CurlRequest(address: "\(address)/v1/files/\(key)", token: token, file: partial)
        try receive(request)
        do {
            try DesignFile.check(JSONBytes(fileAt: partial))
        } catch {
            let place = error.place.map { "at line \($0.line), column \($0.column) of the answer, " } ?? ""
            throw .inputOutput([problem(.designNotFetched, "\(place)\(error.message)", "run it again")])
        }
        if rename(partial, path) != 0 {
            let reason = String(cString: strerror(errno))
            throw .inputOutput([
                problem(
                    .designNotFetched,
                    "can't write '\(path)': \(reason)",
                    "write another path, or change its permissions"
                )
            ])
        }
        console.tell("design: \(path) fetched; \(watch.text)")
    }

    /// Asks until the server gives the file, or says that it won't.
    private func receive(_ request: CurlRequest) throws(RunFailure) {
        for attempt in 1... {
            let answer: CurlRequest.Answer
            do {
                answer = try request.answer()
            } catch {
                throw .inputOutput([problem(error)])
            }
            if answer.status == 200 { return }
            let wait = answer.retryAfter ?? Self.usualWait
            guard answer.status == 429, attempt < Self.mostTries, (0...Self.longestWait).contains(wait) else {
                throw .inputOutput([refusal(answer, request)])
            }
            console.note("vipergen: Figma limits requests; waiting for \(wait) s")
            sleep(UInt32(wait))
        }
    }

    private func refusal(_ answer: CurlRequest.Answer, _ request: CurlRequest) -> Diagnostic {
        let said = request.withoutToken(
            DesignFile.errorText(in: FileSystem.bytes(of: request.file, upTo: 1 << 16) ?? [])
        )
        let reason = said.isEmpty ? "" : ": \(said.shown)"
        switch answer.status {
        case 401, 403:
            let note = "give \(Self.tokenVariable) a token that may read the file's contents (file_content:read)"
            return problem(.designNotFetched, "Figma refuses the token\(reason)", note)
        case 404:
            return problem(
                .designNotFetched,
                "Figma has no file '\(key)', or the token may not see it\(reason)",
                "check the key, which is in the file's address: figma.com/design/KEY/…"
            )
        case 429:
            let wait = answer.retryAfter.map { ", and says to wait for \($0) s" } ?? ""
            return problem(.designNotFetched, "Figma limits requests\(wait)", "run it again later")
        default:
            return problem(
                .designNotFetched,
                "the server answered with status \(answer.status)\(reason)",
                "run it again later"
            )
        }
    }

    private func problem(_ failure: CurlRequest.Failure) -> Diagnostic {
        switch failure {
        case .missing: problem(.cannotRun, "there is no 'curl'", "install curl")
        case .refused(let reason): problem(.designNotFetched, reason, "check the connection, then run it again")
        }
    }

    func problem(_ kind: DiagnosticKind, _ message: String, _ note: String) -> Diagnostic {
        Diagnostic(kind, message, note: note)
    }

    /// Returns the path of the file that curl writes, beside the target. Git ignores such names in new projects.
    private static func partial(of path: String) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let name = ".vipergen-fetch-\(getpid())-\(parts.last ?? "")"
        return (parts.dropLast() + [name[...]]).joined(separator: "/")
    }
}
