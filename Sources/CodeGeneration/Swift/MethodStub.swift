import ProjectModel
import Templating

/// A method that compiles before anybody has written it.
enum MethodStub {
    static let shape: TemplateShape = ["declaration": .list(.text), "body": .list(.text)]

    static func value(_ method: Method, in type: String, samples: SampleValues) -> TemplateValue {
        [
            "declaration": .list(
                FunctionPhrases(method).declaration(indentation: 4).map { .text($0) }
            ),
            "body": .lines(body(of: method, in: type, samples: samples)),
        ]
    }

    private static func body(of method: Method, in type: String, samples: SampleValues) -> [String] {
        let result = result(of: method, in: type, returning: "", samples: samples)
        return result.isEmpty ? ["// Nothing is done here yet."] : result
    }

    /// What the method comes to before anybody has written it; nothing where nothing is asked for.
    ///
    /// - Parameter keyword: what stands before a result; a single expression needs nothing.
    static func result(
        of method: Method,
        in type: String,
        returning keyword: String = "return ",
        samples: SampleValues
    ) -> [String] {
        let member = "\(type).\(method.name)"
        if method.canThrow {
            guard let thrown = method.thrown else { return call("throw UnimplementedError(", member) }
            return samples.sample(of: thrown).map { ["throw \($0)"] }
                ?? call("fatalError(", "\(member) is not written yet")
        }
        guard let returns = method.returns else { return [] }
        if let value = samples.zero(of: returns) { return [keyword + value] }
        return call("fatalError(", "\(member) is not written yet")
    }

    private static func call(_ head: String, _ text: String) -> [String] {
        Layout.list(head, [text.swiftLiteral], ")", indentation: 8)
    }
}
