/// A property whose values are published by another member of the mock: `combine: namePublisher = @Published name`.
struct PublishedValues: Hashable {
    enum Reading {
        case values(PublishedValues)
        /// The reason why it can't be.
        case reason(String)
    }

    /// The property that tests set.
    let property: String
    /// The expression that the publisher returns.
    let expression: String

    /// - Parameters:
    ///   - name: the property's name.
    ///   - publisher: the member that publishes its values.
    static func read(of name: String, for publisher: Member, _ shape: MockShape) -> Reading {
        guard let types = SubjectCode.publisherTypes(of: publisher, shape) else {
            return .reason("it isn't a property of the type AnyPublisher that can only be read")
        }
        let properties = shape.linked.members.filter { $0.name == name && $0.kind == .property && !$0.isCall }
        guard let property = properties.first, name != publisher.name else {
            return .reason("the protocol has no property '\(name)'")
        }
        if let reason = reason(against: property, for: publisher, shape) { return .reason(reason) }
        let code = PropertyCode(property, shape: shape)
        guard let change = change(from: code, to: types.output) else {
            return .reason("'\(name)' is of the type '\(property.result.text)', and not '\(types.output.text)'")
        }
        let held = code.isComputed ? code.names.storage : name
        let failing = types.failure.text == "Never" ? "" : ".setFailureType(to: \(metatype(of: types.failure)))"
        let expression = "self.$\(SwiftNames.plain(held))\(change)\(failing).eraseToAnyPublisher()"
        return .values(PublishedValues(property: name, expression: expression))
    }

    private static func reason(against property: Member, for publisher: Member, _ shape: MockShape) -> String? {
        if property.isStatic || publisher.isStatic { return "static properties have no publisher of their values" }
        if shape.locks(isStatic: false) { return "the mock keeps '\(property.name)' behind a lock" }
        if property.name != property.plainName { return "'\(property.name)' is a raw identifier" }
        // `#if canImport(Combine)` around the publisher alone: nothing else knows of '@Published' there.
        if property.conditions != publisher.conditions { return "they aren't in the same '#if'" }
        let actors = [property, publisher].map { $0.attributes.first(where: AttributeMeaning.isGlobalActor) }
        if actors[0] != actors[1] { return "'\(property.name)' is on another actor" }
        let isWeak = shape.linked.wishes.contains { $0.member == property.name && $0.kind == .modifier(.weak) }
        return isWeak ? "'\(property.name)' is weak" : nil
    }

    /// Returns the operator that converts the stored values to the publisher's; `nil` if there is none.
    private static func change(from code: PropertyCode, to output: TypeShape) -> String? {
        let type = code.member.result.withoutUnwrapping.withoutOwnership
        // One that nobody has set is `nil`.
        let isOptional = code.fallback == nil || type.isOptional
        guard type.wrapped == output.wrapped else { return nil }
        if isOptional == output.isOptional { return "" }
        return isOptional ? ".compactMap { $0 }" : ".map { $0 }"
    }

    private static func metatype(of type: TypeShape) -> String {
        if case .existential = type { return "(\(type.text)).self" }
        return type.text + ".self"
    }
}

extension TypeShape {
    /// The wrapped type: `Recipe` for `Recipe?` and for `Recipe`.
    fileprivate var wrapped: TypeShape { if case .optional(let wrapped) = self { wrapped } else { self } }
}
