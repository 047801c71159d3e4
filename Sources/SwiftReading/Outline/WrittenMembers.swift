/// A function as written.
struct WrittenFunction {
    var name: String
    /// The parameters: labels, `_` for none, and types with the dots of a variadic.
    var parameters: [(label: String, type: String, hasDefault: Bool)]
    var result: String?
    var isAsync: Bool
    var canThrow: Bool
    var modifiers: [String]
    var isGeneric = false
    /// The offset of its name.
    var offset: Int
}

/// A property as written.
struct WrittenProperty {
    var place: NamedPlace
    /// The type annotation; `nil` if there is none.
    var type: String?
    var role: MemberwiseRole
}

extension MemberBlock {
    mutating func add(_ written: WrittenFunction, isInPrivateExtension: Bool) {
        let function = DeclaredFunction(written, in: self, isInPrivateExtension: isInPrivateExtension)
        functions.append(function)
        if !function.isPrivate { members.insert(function.selector) }
    }

    mutating func add(_ initializer: DeclaredInitializer, isPrivate: Bool) {
        initializers.append(initializer)
        if !isPrivate { members.insert("init(\(initializer.parameters.map { $0.label + ":" }.joined()))") }
    }

    mutating func add(_ property: WrittenProperty) {
        let place = property.place
        propertyPlaces.append(place)
        if !property.role.isPrivate { members.insert(place.name) }
        if let hasDefault = property.role.isDefaulted {
            memberwiseParameters.append(
                DeclaredInitializer.Parameter(
                    label: place.name,
                    start: place.start,
                    end: place.end,
                    hasDefault: hasDefault
                )
            )
        }
        if property.role.isFixed { fixedProperties.append(place) }
        if property.role.hidesInitializer { hidingProperties.append(place) }
        if let type = property.type { properties[place.name] = type }
    }
}

extension DeclaredFunction {
    init(_ written: WrittenFunction, in block: MemberBlock, isInPrivateExtension: Bool) {
        let modifiers = written.modifiers
        let isHidden = modifiers.contains("private") || modifiers.contains("fileprivate")
        let isOpen = modifiers.contains { ["internal", "package", "public", "open"].contains($0) }
        let returns = written.result.flatMap { try? SwiftType.read($0, position: .result).get() }
        self.init(
            name: written.name,
            parameters: written.parameters.map { Parameter($0.label, written: $0.type, hasDefault: $0.hasDefault) },
            returns: returns?.isVoid == true ? nil : returns,
            returnsUnknown: written.result != nil && returns == nil,
            isAsync: written.isAsync,
            canThrow: written.canThrow,
            isPrivate: isHidden || (isInPrivateExtension && !isOpen),
            isStatic: modifiers.contains("static") || modifiers.contains("class"),
            isGeneric: written.isGeneric,
            isVisibleOutside: !MemberReader.visibleModifiers.isDisjoint(with: modifiers)
                || block.isExtension && block.isVisibleOutside && !isOpen && !isHidden,
            offset: written.offset
        )
    }
}

extension DeclaredFunction.Parameter {
    /// Creates a parameter. A variadic has no type that a spec could hold.
    fileprivate init(_ label: String, written: String, hasDefault: Bool) {
        self.init(
            label: label,
            type: written.hasSuffix("...") ? nil : try? SwiftType.read(written).get(),
            written: written.split(whereSeparator: \.isWhitespace).joined(separator: " "),
            hasDefault: hasDefault
        )
    }
}
