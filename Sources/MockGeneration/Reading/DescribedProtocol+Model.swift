extension DescribedProtocol {
    /// The protocol as if a source had declared it.
    var model: ProtocolModel {
        let place = Place(file: 0, offset: 0)
        var model = ProtocolModel(name: name, place: place)
        model.access = access
        model.attributes = isOnMainActor ? ["@MainActor"] : []
        model.isNonisolated = !isOnMainActor
        model.inherited = isOnMainActor ? [] : [InheritedType(type: .named("Sendable", []), place: place)]
        model.members = methods.map { $0.member(at: place) }
        model.mark = MockMark()
        model.isPlain = true
        model.description = ProtocolDescription(additions: additions, hasInitializer: hasInitializer)
        return model
    }
}

extension DescribedProtocol.Method {
    func member(at place: Place = Place(file: 0, offset: 0)) -> Member {
        var member = Member(kind: .method, name: name, place: place)
        member.parameters = parameters.map { parameter in
            Parameter(
                label: parameter.isLabelled ? parameter.name : nil,
                name: parameter.name,
                type: TypeShape(keptParameter: parameter.type)
            )
        }
        member.effects.isAsync = isAsync
        if canThrow { member.effects.throwing = thrown.map { .typed(TypeShape($0)) } ?? .any }
        if let returns { member.result = TypeShape(returns).asResult }
        member.answer = answer
        return member
    }
}
