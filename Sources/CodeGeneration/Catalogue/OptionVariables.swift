extension TemplateVariable where Subject: FileSubject {
    /// Returns a variable with the answers to a team's own questions, by the question's name. A text becomes a Swift
    /// literal, so that any input stays a text.
    static func answers(to options: [SceneOption], of asked: OptionSubject) -> Self {
        .fields(
            asked.variable(in: Subject.subject),
            "answers to your own questions",
            of: TemplateTable(options.map(TemplateVariable<[String: OptionValue]>.answer))
        ) { $0.answers[asked] ?? [:] }
    }
}

extension CatalogueSubject {
    /// The subjects whose answers its templates may print.
    var answered: [OptionSubject] {
        switch self {
        case .scene, .content, .section, .part: [.scene, .module, .project]
        case .module, .stubbedModule, .useCase, .repository: [.module, .project]
        case .project, .service, .scope, .component, .protocol: [.project]
        case .emptyModule, .resourceModule: []
        }
    }
}

extension OptionSubject {
    /// Returns the variable's name: `options` for the subject's own answers.
    fileprivate func variable(in subject: CatalogueSubject) -> String {
        let isOwn = self == .scene || rawValue == subject.rawValue
        return isOwn ? "options" : rawValue + "Options"
    }
}

extension TemplateVariable<[String: OptionValue]> {
    fileprivate static func answer(to option: SceneOption) -> Self {
        let name = option.name
        return switch option.kind {
        case .flag: .flag(name, option.question) { $0[name] == .flag(true) }
        case .list: .texts(name, option.question) { $0[name]?.texts ?? [] }
        case .text, .number, .choice, .swiftType: .text(name, option.question) { $0[name]?.texts.first ?? "" }
        }
    }
}

extension OptionValue {
    /// The answer as templates print it.
    fileprivate var texts: [String] {
        switch self {
        case .text(let text): [text.swiftLiteral]
        case .word(let word): [word]
        case .list(let texts): texts.map(\.swiftLiteral)
        case .flag: []
        }
    }
}
