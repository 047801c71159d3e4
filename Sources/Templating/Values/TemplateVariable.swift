/// A variable for templates: its name, its meaning, and the function that computes it.
///
/// For example: `.text("scene", "the scene's name") { $0.scene.name }`.
public struct TemplateVariable<Subject: Sendable>: Sendable {
    public let description: TemplateVariableDescription
    @usableFromInline let value: @Sendable (Subject) -> TemplateValue

    @inlinable
    init(
        _ name: String,
        _ meaning: String,
        _ type: TemplateVariableType,
        _ value: @escaping @Sendable (Subject) -> TemplateValue
    ) {
        description = TemplateVariableDescription(name: name, meaning: meaning, type: type)
        self.value = value
    }
}

extension TemplateVariable {
    @inlinable
    public static func text(
        _ name: String,
        _ meaning: String,
        _ value: @escaping @Sendable (Subject) -> String
    ) -> Self {
        Self(name, meaning, .text) { .text(value($0)) }
    }

    @inlinable
    public static func flag(
        _ name: String,
        _ meaning: String,
        _ value: @escaping @Sendable (Subject) -> Bool
    ) -> Self {
        Self(name, meaning, .flag) { .flag(value($0)) }
    }

    @inlinable
    public static func code(
        _ name: String,
        _ meaning: String,
        _ value: @escaping @Sendable (Subject) -> [TemplateCode]
    ) -> Self {
        Self(name, meaning, .code) { .code(value($0)) }
    }

    /// Creates a list of texts.
    @inlinable
    public static func texts(
        _ name: String,
        _ meaning: String,
        _ value: @escaping @Sendable (Subject) -> [String]
    ) -> Self {
        Self(name, meaning, .list(.text)) { .list(value($0).map { .text($0) }) }
    }

    /// Creates a list of items with variables of their own.
    @inlinable
    public static func list<Item: Sendable>(
        _ name: String,
        _ meaning: String,
        of table: TemplateTable<Item>,
        _ value: @escaping @Sendable (Subject) -> [Item]
    ) -> Self {
        Self(name, meaning, .list(.fields(table.descriptions))) { .list(value($0).map(table.value)) }
    }

    /// Creates a value with variables of its own.
    @inlinable
    public static func fields<Part: Sendable>(
        _ name: String,
        _ meaning: String,
        of table: TemplateTable<Part>,
        _ value: @escaping @Sendable (Subject) -> Part
    ) -> Self {
        Self(name, meaning, .fields(table.descriptions)) { table.value(of: value($0)) }
    }
}

/// The description of a variable, without a subject.
public struct TemplateVariableDescription: Sendable {
    public let name: String
    /// The meaning. For example: `the scene's name`.
    public let meaning: String
    public let type: TemplateVariableType

    @inlinable
    init(name: String, meaning: String, type: TemplateVariableType) {
        self.name = name
        self.meaning = meaning
        self.type = type
    }
}

public indirect enum TemplateVariableType: Sendable {
    case text
    case flag
    case code
    case list(TemplateVariableType)
    case fields([TemplateVariableDescription])

    /// The shape of such a value.
    public var shape: TemplateShape {
        switch self {
        case .text: .text
        case .flag: .flag
        case .code: .code
        case .list(let item): .list(item.shape)
        case .fields(let fields): .fields(TemplateFields(fields.map { ($0.name, $0.type.shape) }))
        }
    }
}

extension TemplateVariable {
    /// Returns the same variable for another subject, which contains this one's.
    public func pulledBack<Other: Sendable>(
        _ subject: @escaping @Sendable (Other) -> Subject
    ) -> TemplateVariable<Other> {
        let value = value
        return TemplateVariable<Other>(description.name, description.meaning, description.type) { value(subject($0)) }
    }
}
