import ProjectModel
import Templating

/// A method that compiles before anybody has written it.
enum MethodStub {
    static func value(_ method: Method, in type: String, samples: SampleValues) -> TemplateValue {
        [
            "declaration": .list(
                FunctionPhrases(method).declaration(indentation: 4).map { .text($0) }
            ),
            "body": .text(body(of: method, in: type, samples: samples)),
        ]
    }

    private static func body(of method: Method, in type: String, samples: SampleValues) -> String {
        let member = "\(type).\(method.name)"
        if method.canThrow { return "throw UnimplementedError(\(member.swiftLiteral))" }
        guard let returns = method.returns else { return "// Nothing is done here yet." }
        if let value = samples.zero(of: returns) { return value }
        return "fatalError(\("\(member) is not written yet".swiftLiteral))"
    }
}
