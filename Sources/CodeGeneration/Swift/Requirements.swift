import Templating

extension FunctionPhrases {
    /// As the requirement of a protocol.
    static let requirements: TemplateTable<FunctionPhrases> = [
        .code("signature", "the function's signature") { [$0.requirement] }
    ]
}

extension TemplateShape {
    static let requirements: TemplateShape = .list(FunctionPhrases.requirements.shape)
}

extension TemplateValue {
    static func requirements(_ functions: [FunctionPhrases]) -> TemplateValue {
        .list(functions.map(FunctionPhrases.requirements.value))
    }
}
