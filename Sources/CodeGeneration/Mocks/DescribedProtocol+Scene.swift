extension DescribedProtocol.Method {
    /// - Parameter samples: The values that its mock may return by default.
    init(_ function: FunctionPhrases, _ samples: SampleValues) {
        self.init(function)
        answer = function.returns.flatMap(samples.mockAnswer)
    }

    /// Creates a contract's method. By default, its publisher, if it has one, completes at once.
    init(_ method: ProjectModel.Method, _ samples: SampleValues) {
        self.init(FunctionPhrases(method), samples)
        if method.publishes { answer = .value(method.publishingNothing) }
    }

    init(_ function: FunctionPhrases) {
        self.init(
            name: function.name,
            parameters: function.parameters.map { parameter in
                DescribedProtocol.Parameter(
                    name: parameter.name,
                    type: parameter.type,
                    isLabelled: !function.isUnlabelled
                )
            },
            returns: function.returns
        )
        isAsync = function.isAsync
        canThrow = function.canThrow
        thrown = function.thrown
    }
}

extension SampleValues {
    /// Returns the default result of a mock on the main actor; `nil` if it follows from the type.
    fileprivate func mockAnswer(for type: SwiftType) -> MockAnswer? {
        if type.isVoid || type.isOptional { return nil }
        if let zero = zero(of: type) { return .value(zero) }
        if let sample = sample(of: type) { return .sample(sample) }
        return .missing(line: suggestion(for: type))
    }
}
