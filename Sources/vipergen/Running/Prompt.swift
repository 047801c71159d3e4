import Diagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Asks on a terminal for what the command line doesn't say.
struct Prompt {
    let console: Console
    let takesDefaults: Bool

    /// - Parameters:
    ///   - given: what the command line says; then nothing is asked.
    ///   - standard: what an empty answer means; without one there has to be an answer.
    func ask(_ question: String, given: String?, default standard: String?) throws(RunFailure) -> String {
        if let given { return given }
        if takesDefaults {
            if let standard { return standard }
            throw missing(question)
        }
        guard isatty(STDIN_FILENO) == 1 else { throw missing(question) }
        while true {
            console.write("\(question)\(standard.map { " [\($0)]" } ?? ""): ", to: STDERR_FILENO)
            guard let answer = readLine() else { throw missing(question) }
            let text = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if !text.isEmpty { return text }
            if let standard { return standard }
        }
    }

    private func missing(_ question: String) -> RunFailure {
        .usage([
            Diagnostic(
                .error,
                id: "nobody-to-ask",
                at: nil,
                "'\(question)' isn't said, and there is nobody to ask",
                notes: [Diagnostic.Note("say it by an option, or take the defaults with '--yes'; see --help")]
            )
        ])
    }
}
