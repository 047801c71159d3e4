/// The variables of a subject for templates. Each is declared once, and computed when a template uses it.
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

    /// The shape of the values.
    public var shape: TemplateShape { TemplateVariableType.fields(descriptions).shape }

    /// Returns the variables' values for a subject; none of them is computed yet.
    @inlinable
    public func value(of subject: Subject) -> TemplateValue {
        let variables = variables
        return .object(TemplateObject(names: names) { variables[$0].value(subject) })
    }
}

extension TemplateTable: ExpressibleByArrayLiteral {
    public init(arrayLiteral variables: TemplateVariable<Subject>...) { self.init(variables) }
}

/// The values of a table's variables for a subject, each computed on access.
public struct TemplateObject: Sendable {
    @usableFromInline let names: [String]
    @usableFromInline let value: @Sendable (Int) -> TemplateValue

    @inlinable
    init(names: [String], value: @escaping @Sendable (Int) -> TemplateValue) {
        self.names = names
        self.value = value
    }

    /// The value of a variable; `nil` if there is none of that name.
    public subscript(name: String) -> TemplateValue? { value(named: name, likelyAt: 0) }

    /// - Parameter position: the position of the variable in the table that the template was checked against.
    func value(named name: String, likelyAt position: Int) -> TemplateValue? {
        if position < names.count, names[position] == name { return value(position) }
        return names.firstIndex(of: name).map(value)
    }
}

extension TemplateObject: Equatable {
    /// Returns true if both have the same variables with the same values; this computes all of them.
    public static func == (left: TemplateObject, right: TemplateObject) -> Bool {
        left.names == right.names && left.names.indices.allSatisfy { left.value($0) == right.value($0) }
    }
}
