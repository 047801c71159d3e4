import Templating

/// JSON, as a template's value and as the shape of one. Only official cases have numbers and null.
enum TemplateCaseData: Decodable {
    case null
    case flag(Bool)
    case text(String)
    case list([TemplateCaseData])
    case object([String: TemplateCaseData])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let integer = try? container.decode(Int.self) {
            self = .text(String(integer))
        } else if let decimal = try? container.decode(Double.self) {
            self = .text(String(decimal))
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([TemplateCaseData].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: TemplateCaseData].self))
        }
    }

    var value: TemplateValue {
        switch self {
        case .null: ""
        case .flag(let flag): .flag(flag)
        case .text(let text): .text(text)
        case .list(let items): .list(items.map(\.value))
        case .object(let fields): .fields(TemplateFields(sorted(fields).map { ($0, $1.value) }))
        }
    }

    /// The shape of the first of a list's items stands for all.
    var shape: TemplateShape {
        switch self {
        case .null, .text: .text
        case .flag: .flag
        case .list(let items): .list(items.first?.shape ?? .fields([:]))
        case .object(let fields): .fields(TemplateFields(sorted(fields).map { ($0, $1.shape) }))
        }
    }

    private func sorted(_ fields: [String: TemplateCaseData]) -> [(String, TemplateCaseData)] {
        fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
