/// A function with its body.
struct WrittenFunction: Sendable {
    var declaration: TemplateCode
    var body: [TemplateCode]

    static let table: TemplateTable<WrittenFunction> = [
        .code("declaration", "the function's signature, and an opening brace") { [$0.declaration] },
        .code("body", "what the function does") { $0.body },
    ]
}

/// A method that compiles but isn't written yet.
enum MethodStub {
    static func function(_ method: Method, in type: String, samples: SampleValues) -> WrittenFunction {
        WrittenFunction(
            declaration: FunctionPhrases(method).declaration(),
            body: body(of: method, in: type, samples: samples)
        )
    }

    private static func body(of method: Method, in type: String, samples: SampleValues) -> [TemplateCode] {
        let result = result(of: method, in: type, returning: "", samples: samples)
        return result.isEmpty ? ["// Nothing is done here yet."] : result
    }

    /// Returns the stub's body; empty if the method returns nothing.
    ///
    /// - Parameter keyword: The keyword before a result; empty for a single expression.
    static func result(
        of method: Method,
        in type: String,
        returning keyword: String = "return ",
        samples: SampleValues
    ) -> [TemplateCode] {
        let member = "\(type).\(method.name)"
        if method.publishes { return [.line(keyword + publisher(of: method, in: type, samples: samples))] }
        if method.canThrow {
            guard let thrown = method.thrown else {
                return [.phrase("throw UnimplementedError(", [member.swiftLiteral], ")")]
            }
            return samples.sample(of: thrown).map { ["throw \($0)"] } ?? [unwritten(member)]
        }
        guard let returns = method.returns else { return [] }
        if let value = samples.zero(of: returns) { return [.line(keyword + value)] }
        return [unwritten(member)]
    }

    /// Returns a publisher that fails at once, or completes if it can't fail.
    static func publisher(of method: Method, in type: String, samples: SampleValues) -> String {
        guard method.canThrow else { return method.publishingNothing }
        let error =
            method.thrown.map { samples.sample(of: $0) }
            ?? "UnimplementedError(\("\(type).\(method.name)".swiftLiteral))"
        return error.map { method.publishing(error: $0) } ?? method.publishingNothing
    }

    /// Returns a statement that stops the program in an unwritten member.
    static func unwritten(_ member: String) -> TemplateCode {
        .phrase("fatalError(", ["\(member) is not written yet".swiftLiteral], ")")
    }
}
