import Templating

extension FunctionPhrases {
    /// As the requirement of a protocol.
    static let requirements: TemplateTable<FunctionPhrases> = [
        .code("signature", "the function's signature") { [$0.requirement] }
    ]
}
