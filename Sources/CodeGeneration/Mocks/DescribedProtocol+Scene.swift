import MockGeneration
import ProjectModel
import SwiftReading

extension DescribedProtocol.Method {
    /// - Parameter samples: what its mock may return until a test says otherwise.
    init(_ function: FunctionPhrases, _ samples: SampleValues) {
        self.init(function)
        answer = function.returns.flatMap(samples.mockAnswer)
    }

    /// Of a contract: what gives a publisher, gives one that ends at once.
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
    /// What a mock on the main actor returns; `nil` where the type tells by itself.
    fileprivate func mockAnswer(for type: SwiftType) -> MockAnswer? {
        if type.isVoid || type.isOptional { return nil }
        if let zero = zero(of: type) { return .value(zero) }
        if let sample = sample(of: type) { return .sample(sample) }
        return .missing(line: suggestion(for: type))
    }
}
