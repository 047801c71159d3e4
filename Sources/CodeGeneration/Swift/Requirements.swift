import Templating

extension TemplateShape {
    /// The requirements of a protocol.
    static let requirements: TemplateShape = .list(["signature": .code])
}

extension TemplateValue {
    static func requirements(_ functions: [FunctionPhrases]) -> TemplateValue { .list(functions.map(\.requirement)) }
}
