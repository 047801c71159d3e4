/// The questions of the team's own templates about something new.
struct OptionQuestions {
    let prompt: Prompt
    let options: [SceneOption]
    /// Returns the problems of answers, as written on the command line. For example: `owner=growth`.
    let problems: (_ answers: [String]) -> [Diagnostic]

    /// Asks for options without an answer: all of them, or only the required ones.
    func ask(for answers: inout [String], all: Bool) throws(RunFailure) {
        try check(answers)
        try prompt.requireSomebody(toAnswer: demanded(besides: answers))
        for option in options where (option.hasToBeAnswered || all) && isOpen(option, answers) {
            let answer = try prompt.ask(question(option, besides: answers), given: nil)
            if !answer.isEmpty { answers.append("\(option.name)=\(answer)") }
        }
    }

    /// - Throws: wrong usage if an answer is to a question that isn't asked.
    func check(_ answers: [String]) throws(RunFailure) {
        for answer in answers where !options.isEmpty {
            _ = try MemberArgument(option: "--option", text: answer).answer(to: options)
        }
    }

    /// Returns the questions for required options that are still open.
    func demanded(besides answers: [String]) -> [Prompt.Question] {
        options.filter { $0.hasToBeAnswered && isOpen($0, answers) }.map { question($0, besides: answers) }
    }

    /// Returns true if the option has no answer yet, and the given answers require one.
    private func isOpen(_ option: SceneOption, _ answers: [String]) -> Bool {
        let given = answers.compactMap { $0.split(atFirst: "=") }
        if given.contains(where: { $0.before == option.name }) { return false }
        guard let condition = option.condition else { return true }
        let values = given.compactMap { name, text in
            options.first { $0.name == name }.flatMap { OptionValue(text, for: $0) }.map { (name, $0) }
        }
        return condition.holds(in: options.answers(given: Dictionary(values) { first, _ in first }))
    }

    private func question(_ option: SceneOption, besides answers: [String]) -> Prompt.Question {
        var question = Prompt.Question(
            text: option.question,
            option: "--option \(option.name)=…",
            standard: option.hasToBeAnswered ? nil : option.standard?.answer ?? "",
            choices: option.kind == .flag ? ["true", "false"] : option.choices,
            problems: { problems(answers + ["\(option.name)=\($0)"]) }
        )
        question.help = option.help
        return question
    }
}
