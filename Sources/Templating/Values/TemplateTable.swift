/// The variables that templates may mention of a subject. Each is said once, and computed where a template mentions it.
///
/// For example:
///
///     let table: TemplateTable<Route> = [
///         .text("name", "the route's name") { $0.name },
///         .flag("isModal", "whether it covers the screen") { $0.presentation.isModal },
///     ]
public struct TemplateTable<Subject: Sendable>: Sendable {
    public let variables: [TemplateVariable<Subject>]
    @usableFromInline let names: [String]

    public init(_ variables: [TemplateVariable<Subject>]) {
        self.variables = variables
        names = variables.map(\.description.name)
    }

    public var descriptions: [TemplateVariableDescription] { variables.map(\.description) }

    /// What a template may expect.
    public var shape: TemplateShape { TemplateVariableType.fields(descriptions).shape }

    /// The variables' values for one subject; none of them is computed yet.
    @inlinable
    public func value(of subject: Subject) -> TemplateValue {
        let variables = variables
        return .object(TemplateObject(names: names) { variables[$0].value(subject) })
    }
}

extension TemplateTable: ExpressibleByArrayLiteral {
    public init(arrayLiteral variables: TemplateVariable<Subject>...) { self.init(variables) }
}

/// The values of a table's variables for one subject, each computed when it is asked for.
public struct TemplateObject: Sendable {
    @usableFromInline let names: [String]
    @usableFromInline let value: @Sendable (Int) -> TemplateValue

    @inlinable
    init(names: [String], value: @escaping @Sendable (Int) -> TemplateValue) {
        self.names = names
        self.value = value
    }

    /// The value of a variable; `nil` where there is none of that name.
    public subscript(name: String) -> TemplateValue? { value(named: name, likelyAt: 0) }

    /// - Parameter position: where the variable stands in the table that the template was checked against.
    func value(named name: String, likelyAt position: Int) -> TemplateValue? {
        if position < names.count, names[position] == name { return value(position) }
        return names.firstIndex(of: name).map(value)
    }
}

extension TemplateObject: Equatable {
    /// Whether both have the same variables with the same values; all of them are computed.
    public static func == (left: TemplateObject, right: TemplateObject) -> Bool {
        left.names == right.names && left.names.indices.allSatisfy { left.value($0) == right.value($0) }
    }
}
