/// The members that a repository's mock has besides its methods.
enum RepositoryMock {
    /// Returns the forms with a completion handler: each passes on at once what the mocked method returns.
    static func completions(of methods: [Method]) -> [TemplateCode] {
        methods.filter { !$0.publishes }.map { method in
            .block(FunctionPhrases(method.withCompletion).signature + " {", answer(of: method))
        }
    }

    private static func answer(of method: Method) -> [TemplateCode] {
        let arguments = method.parameters.map { $0.argument($0.local) }.joined(separator: ", ")
        let isHidden = method.parameters.contains { $0.name == method.name }
        let call = "\(isHidden ? "self." : "")\(method.name.spelled(isHidden ? .member : .declaration))(\(arguments))"
        if let thrown = method.thrown {
            let value: [TemplateCode] =
                method.returns == nil
                ? ["try \(call)", "completion(.success(()))"] : ["completion(.success(try \(call)))"]
            return [.attempt(value, throwing: thrown.text, orElse: ["completion(.failure(error))"])]
        }
        if method.canThrow { return ["completion(Result { try \(call) })"] }
        return method.returns == nil ? [.line(call), "completion()"] : ["completion(\(call))"]
    }
}
