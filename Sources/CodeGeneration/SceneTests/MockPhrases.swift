/// The phrases of tests for a scene's mocks, with the names of the module's `naming`.
extension TestPhrases {
    func expectCalls(of function: FunctionPhrases, on mock: String, count: Int = 1) -> TemplateCode {
        expect("\(mock).\(names(of: function).count)", equals: "\(count)")
    }

    func expectCall(of function: FunctionPhrases, on mock: String) -> TemplateCode {
        expect("\(mock).\(names(of: function).isCalled)")
    }

    /// Returns the arguments of the last call. For example: `interactor.handleUnseenFailureReceivedFailure`.
    func lastArgument(of function: FunctionPhrases, on mock: String) -> String {
        "\(mock).\(names(of: function).lastArguments)"
    }

    /// Returns the statement that makes a mock return a value.
    func returning(_ value: String, from method: Method, on mock: String) -> TemplateCode {
        setting(method.publishes ? method.publishing(value) : value, from: method, on: mock)
    }

    /// Returns the statement that makes a mock return a value or a publisher.
    private func setting(_ value: String, from method: Method, on mock: String) -> TemplateCode {
        let names = names(of: FunctionPhrases(method))
        if let result = names.result { return "\(mock).\(result) = \(value)" }
        return "\(mock).\(names.handler) = { \(Self.ignored(method))\(value) }"
    }

    /// Returns the statement that makes a mock throw an error.
    func throwing(_ error: String, from method: Method, on mock: String) -> TemplateCode {
        if method.publishes { return setting(method.publishing(error: error), from: method, on: mock) }
        let names = names(of: FunctionPhrases(method))
        if let property = names.error { return "\(mock).\(property) = \(error)" }
        // The type of the errors isn't inferred from what the closure throws.
        let signature = method.thrown.map { "(\(Self.blanks(method))) throws(\($0.text)) in " } ?? Self.ignored(method)
        return "\(mock).\(names.handler) = { \(signature)throw \(error) }"
    }

    /// Returns the statement that stops a mock from throwing.
    ///
    /// - Parameter value: The value to return from now on, if it returns one.
    func recovering(_ method: Method, on mock: String, value: String?) -> TemplateCode {
        if method.publishes {
            return setting(method.publishing(value ?? "()"), from: method, on: mock)
        }
        let names = names(of: FunctionPhrases(method))
        if let property = names.error { return "\(mock).\(property) = nil" }
        return value.map { returning($0, from: method, on: mock) } ?? "\(mock).\(names.handler) = nil"
    }

    /// Returns the statements that set a mock's result. Without a known value, the mock throws if it can.
    func stub(of method: Method, on mock: String, _ samples: SampleValues) -> [TemplateCode] {
        guard let returns = method.returns, !returns.isVoid else { return [] }
        if let value = samples.sample(of: returns) { return [returning(value, from: method, on: mock)] }
        guard let error = samples.error(of: method) else { return [] }
        return [
            "// It fails: `samples` in project.yml has no value of \(returns.text).",
            throwing(error, from: method, on: mock),
        ]
    }

    private func names(of function: FunctionPhrases) -> MockMemberNames {
        naming.memberNames(of: DescribedProtocol.Method(function))
    }

    /// Returns the closure's parameters. For example: `_, _ in ` for a method with two parameters.
    private static func ignored(_ method: Method) -> String {
        method.parameters.isEmpty ? "" : blanks(method) + " in "
    }

    /// Returns a blank for each parameter. For example: `_, _` for a method with two parameters.
    private static func blanks(_ method: Method) -> String {
        method.parameters.map { _ in "_" }.joined(separator: ", ")
    }
}

extension FunctionPhrases {
    /// The interactor's or use case's function for an action that failed after its screen had gone.
    static var handleUnseenFailure: FunctionPhrases? {
        guard case .success(let failure) = SwiftType.read("SceneFailure") else { return nil }
        let parameters = [Parameter(name: "failure", type: failure)]
        return FunctionPhrases(name: "handleUnseenFailure", parameters: parameters, unlabelled: true)
    }
}
