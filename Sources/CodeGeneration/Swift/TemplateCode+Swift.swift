extension TemplateCode {
    /// Returns the beginning of an extension that states a conformance, with its end if it is empty.
    static func conformance(of type: String, to contract: String, isEmpty: Bool = false) -> TemplateCode {
        .phrase("extension \(type):", [contract], isEmpty ? "{}" : "{", style: .spaced)
    }

    /// Returns statements that can fail, with their `catch` clause.
    ///
    /// - Parameter thrown: The only type of errors, which the compiler doesn't infer in a closure.
    static func attempt(
        _ statements: [TemplateCode],
        throwing thrown: String? = nil,
        orElse failure: [TemplateCode]
    ) -> TemplateCode {
        .block("do\(thrown.map { " throws(\($0))" } ?? "") {", statements, .block("} catch {", failure))
    }
}

extension [String] {
    /// The lines as code.
    var code: [TemplateCode] { map { .line($0) } }
}
