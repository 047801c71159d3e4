/// A request that curl makes. It reads the token from its standard input, so that no list of processes shows it.
struct CurlRequest {
    let address: String
    let token: String
    /// The file for the body of the answer.
    let file: String

    struct Answer {
        var status: Int
        /// The seconds to wait before the next request, as the server says.
        var retryAfter: Int?
    }

    enum Failure: Error {
        /// There is no curl.
        case missing
        case refused(String)
    }

    /// The options, one a line, as curl reads them. Redirections aren't followed: the token is for this server alone.
    private var configuration: String {
        [
            "url = \(Self.quoted(address))", "header = \(Self.quoted("X-Figma-Token: \(token)"))",
            "output = \(Self.quoted(file))", "dump-header = \"-\"", "proto = \"=http,https\"",
            "silent", "show-error", "compressed", "connect-timeout = 30", "speed-limit = 1", "speed-time = 120",
        ].joined(separator: "\n") + "\n"
    }

    func answer() throws(Failure) -> Answer {
        // First on the line, so that no configuration of the user's counts.
        var curl = ChildProcess(name: "curl", arguments: ["--disable", "--config", "-"])
        curl.input = Array(configuration.utf8)
        curl.timeLimit = .seconds(3600)
        switch curl.outcome() {
        case .printed(let headers): return try answer(headers)
        case .notFound: throw .missing
        case .refused(let reason), .failed(let reason): throw .refused(withoutToken(reason))
        case .tooLong, .timedOut: throw .refused("no answer within an hour")
        }
    }

    /// Reads the headers. A proxy's come first.
    private func answer(_ headers: [UInt8]) throws(Failure) -> Answer {
        var answer: Answer?
        for line in String(decoding: headers, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ")
            if line.hasPrefix("HTTP/"), words.count > 1 {
                answer = Answer(status: Int(words[1]) ?? 0)
            } else if line.lowercased().hasPrefix("retry-after:"), words.count > 1 {
                answer?.retryAfter = Int(words[1])
            }
        }
        guard let answer else { throw .refused("no answer") }
        return answer
    }

    /// Returns a text of the server's or of curl's for people to read.
    func withoutToken(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return token.isEmpty ? line : line.replacing(token, with: "…")
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
