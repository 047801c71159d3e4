import Templating

extension TemplateCode {
    /// The beginning of an extension that states a conformance, and its end where there is nothing in it.
    static func conformance(of type: String, to contract: String, isEmpty: Bool = false) -> TemplateCode {
        .phrase("extension \(type):", [contract], isEmpty ? "{}" : "{", style: .spaced)
    }

    /// Statements that can fail, and what then follows.
    ///
    /// - Parameter thrown: The one type of errors, which the compiler doesn't find out by itself in a closure.
    static func attempt(
        _ statements: [TemplateCode],
        throwing thrown: String? = nil,
        orElse failure: [TemplateCode]
    ) -> TemplateCode {
        .block("do\(thrown.map { " throws(\($0))" } ?? "") {", statements, .block("} catch {", failure))
    }
}

extension [String] {
    /// Each as a line of its own.
    var code: [TemplateCode] { map { .line($0) } }
}
