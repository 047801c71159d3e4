/// Adds properties, their parameters and their assignments, each after the previous service's.
struct ServiceInsertion {
    let file: SwiftFile
    let insertions: [TextInsertion]

    /// Returns `nil` unless the type has a single initializer with a body, in the type itself, that takes none of them,
    /// or is a struct with a memberwise initializer.
    init?(
        of contract: ScaffoldContract,
        adding missing: [ScaffoldContract.Service],
        in index: SourceIndex
    ) {
        let blocks = index.blocks(of: contract.type)
        let declarations = blocks.filter { !$0.block.isExtension }
        guard declarations.count == 1, let own = declarations.first else { return nil }
        let initializers = blocks.flatMap(\.block.initializers).filter { !$0.isConvenience }
        file = own.file
        let lines = LineInsertion(style: TextStyle(of: own.block, in: own.file.bytes), bytes: own.file.bytes)
        let lazyProperties = missing.compactMap(\.lazyProperty)
        // Where nothing is handed over, services make themselves when they are asked for.
        let takesServices = initializers.contains { initializer in
            contract.services.contains { initializer.takes($0.name) }
        }
        if !own.block.isStruct, lazyProperties.count == missing.count, !takesServices {
            insertions = ServiceInsertion.properties(
                lazyProperties,
                of: contract,
                adding: missing,
                to: own.block,
                lines
            )
            return
        }
        let properties = ServiceInsertion.properties(
            missing.map(\.property),
            of: contract,
            adding: missing,
            to: own.block,
            lines
        )
        if initializers.isEmpty, own.block.isStruct, contract.isMadeOfServices {
            insertions = properties
            return
        }
        guard initializers.count == 1, let initializer = own.block.initializers.first(where: { !$0.isConvenience }),
            let body = initializer.bodyOpening, !missing.contains(where: { initializer.takes($0.name) })
        else { return nil }
        let parameters = ParameterInsertion(initializer: initializer, lines: lines)
        let order = contract.services.map(\.name)
        insertions =
            properties + parameters.insertions(of: missing, order: order)
            + missing.map { service in
                let before = order.prefix { $0 != service.name }
                let place = initializer.assignments.last(among: before) ?? body
                return lines.line(service.assignment, behind: place, depth: 2)
            }
    }

    private static func properties(
        _ declarations: [String],
        of contract: ScaffoldContract,
        adding missing: [ScaffoldContract.Service],
        to block: MemberBlock,
        _ lines: LineInsertion
    ) -> [TextInsertion] {
        let order = contract.services.map(\.name)
        var properties = zip(missing, declarations).map { service, declaration in
            let before = order.prefix { $0 != service.name }
            let place = block.propertyPlaces.last(among: before) ?? block.opening
            var property = lines.line(declaration, behind: place, depth: 1)
            property.members = [(service.name, property.bytes.count)]
            return property
        }
        // The first ones of all are set apart from what follows.
        let isFirst = contract.isSection && block.propertyPlaces.first?.name == "body"
        if block.propertyPlaces.isEmpty || isFirst { properties[properties.count - 1].bytes += lines.style.newline }
        return properties
    }
}

extension [NamedPlace] {
    /// Returns the end of the last place whose name is among the names, which are in order.
    fileprivate func last(among names: ArraySlice<String>) -> Int? {
        names.reversed().lazy.compactMap { name in first { $0.name == name }?.end }.first
    }
}
