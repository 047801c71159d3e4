/// Asks on a terminal for values that the command line lacks.
package struct Prompt {
    /// A value to ask for.
    package struct Question {
        /// For example: `Name of the app`.
        package var text: String
        /// The option that passes the value. For example: `--module`.
        package var option: String
        /// The value of an empty answer; `nil` if an answer is required.
        package var standard: String?
        /// The only valid answers; empty if any is.
        package var choices: [String] = []
        /// A hint for the person who answers.
        var help: String?
        /// Returns the problems of an answer.
        package var problems: (String) -> [Diagnostic] = { _ in [] }

        package init(
            text: String,
            option: String,
            standard: String? = nil,
            choices: [String] = [],
            problems: @escaping (String) -> [Diagnostic] = { _ in [] }
        ) {
            self.text = text
            self.option = option
            self.standard = standard
            self.choices = choices
            self.problems = problems
        }
    }

    package let console: Console
    package let takesDefaults: Bool

    package init(console: Console, takesDefaults: Bool) {
        self.console = console
        self.takesDefaults = takesDefaults
    }

    /// True if there is a person to ask.
    package var isAnswered: Bool { !takesDefaults && isatty(STDIN_FILENO) == 1 }

    /// - Parameter given: the value on the command line; if there is one, nothing is asked or checked.
    package func ask(_ question: Question, given: String?) throws(RunFailure) -> String {
        if let given { return given }
        if takesDefaults, let standard = question.standard { return standard }
        guard isAnswered else { throw missing(question) }
        question.help.map { console.note("  \($0)") }
        show(question.choices)
        while true {
            console.write(question.line, to: STDERR_FILENO)
            guard !console.hasFailed(on: STDERR_FILENO), let answer = readLine() else {
                console.note("")
                throw missing(question)
            }
            let words = answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if let answer = words.isEmpty ? question.standard : accepted(words, of: question) { return answer }
        }
    }

    /// - Throws: all missing values, if there is nobody to ask.
    func requireSomebody(toAnswer questions: [Question]) throws(RunFailure) {
        if isAnswered { return }
        let missing = questions.filter { !takesDefaults || $0.standard == nil }.map { self.missing($0) }
        if !missing.isEmpty { throw .usage(missing.flatMap(\.diagnostics)) }
    }

    /// Asks for any number of values, in one line, separated by commas.
    func askForSeveral(_ question: Question, given: [String]) throws(RunFailure) -> [String] {
        guard given.isEmpty, isAnswered else { return given }
        var question = question
        question.standard = ""
        let single = question.problems
        question.problems = { TopLevelText($0).parts(separatedBy: ",").flatMap(single) }
        return TopLevelText(try ask(question, given: nil)).parts(separatedBy: ",")
    }

    /// Asks a yes-or-no question.
    package func confirm(_ text: String) throws(RunFailure) -> Bool {
        let answers = ["y": true, "yes": true, "n": false, "no": false]
        let question = Question(
            text: "\(text) (yes or no)",
            option: "--yes",
            problems: { answer in
                if answers[answer.lowercased()] != nil { return [] }
                return [Diagnostic(.invalidArgument, at: nil, "'\(answer)' isn't yes or no")]
            }
        )
        return answers[try ask(question, given: nil).lowercased()] ?? false
    }

    private func show(_ choices: [String]) {
        for (position, choice) in choices.enumerated() { console.note("  \(position + 1) \(choice)") }
    }

    private func accepted(_ answer: String, of question: Question) -> String? {
        let problems: [Diagnostic]
        if question.choices.isEmpty {
            problems = question.problems(answer)
        } else if let number = Int(answer), question.choices.indices.contains(number &- 1) {
            return question.choices[number - 1]
        } else if let choice = question.choices.first(where: { $0.lowercased() == answer.lowercased() }) {
            return choice
        } else {
            problems = [question.notAChoice(answer)]
        }
        if problems.isEmpty { return answer }
        for problem in problems {
            console.note(([problem.message] + problem.notes.map(\.message)).joined(separator: "; "))
        }
        return nil
    }

    private func missing(_ question: Question) -> RunFailure {
        let reason =
            if takesDefaults { "it has no default" } else if isAnswered { "standard input has ended" } else {
                "standard input isn't a terminal"
            }
        return .usage([
            Diagnostic(
                .nobodyToAsk,
                at: nil,
                "missing: \(question.text.prefix(1).lowercased() + question.text.dropFirst()) (\(reason))",
                notes: ([question.remedy] + [question.help].compactMap(\.self)).map { Diagnostic.Note($0) }
            )
        ])
    }
}

extension Prompt.Question {
    fileprivate var line: String { "\(text)\(standard.map { " [\($0.isEmpty ? "none" : $0)]" } ?? ""): " }

    fileprivate var remedy: String {
        let known = choices.isEmpty ? "" : ": one of \(choices.map { "'\($0)'" }.joined(separator: ", "))"
        let standard = standard == nil ? "" : ", or use the defaults with '--yes'"
        return "pass it as \(option)\(standard)\(known)"
    }

    fileprivate func notAChoice(_ answer: String) -> Diagnostic {
        let near = NearName.find(answer, in: choices).map { "did you mean '\($0)'?" }
        let note = Diagnostic.Note(near ?? "type a name or a number from the list")
        return Diagnostic(.invalidArgument, at: nil, "'\(answer)' isn't one of the choices", notes: [note])
    }
}
