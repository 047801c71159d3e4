extension FunctionPhrases {
    /// The template variables of a protocol's requirement.
    static let requirements: TemplateTable<FunctionPhrases> = [
        .code("signature", "the function's signature") { [$0.requirement] }
    ]
}
