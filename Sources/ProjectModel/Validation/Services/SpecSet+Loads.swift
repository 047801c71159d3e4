extension SpecSet {
    /// Returns the specs with calls of services adjusted to the protocols in the sources: which of them are awaited by a
    /// reactive type's property, and whether loads are `async` and throw.
    ///
    /// Until a protocol exists, each load from it is `async` and throws, and its requirement is scaffolded that way.
    func settlingLoads(by protocols: [String: CallableProtocol]) -> SpecSet {
        guard !protocols.isEmpty else { return self }
        let services = Dictionary(project.services.map { ($0.name.value, $0.type.value.protocolName) }) { first, _ in
            first
        }
        var settled = self
        for module in modules.indices {
            for scene in modules[module].scenes.indices {
                settled.modules[module].scenes[scene].settleLoads { call in
                    services[call.service].flatMap { protocols[$0] }?.member(calledBy: call)
                }
            }
        }
        return settled
    }
}

extension SceneSpec {
    fileprivate mutating func settleLoads(by member: (ServiceCall) -> CallableMember?) {
        guard askedMethods.contains(where: { $0.call != nil }) else { return }
        for index in interactor.indices { interactor[index].settle(by: member) }
        for index in useCaseMethods.indices { useCaseMethods[index].settle(by: member) }
        settle()
    }
}

extension MethodSpec {
    fileprivate mutating func settle(by member: (ServiceCall) -> CallableMember?) {
        guard let call, let member = member(call.value) else { return }
        if returns.flatMap({ ReactiveReading.of($0.value) }) == nil { self.call?.value.reading = member.reading }
        guard load != nil else { return }
        isAsync = member.isAsync
        canThrow = member.throwing != .never
        guard let values = SentType(member.givenType), !isAsync, !canThrow else { return }
        switch values.kind {
        case .publisher:
            publishing = call.location
            canThrow = values.failure.text != "Never"
            if canThrow, !values.failure.isAnyError { thrown = Located(values.failure, at: call.range) }
        case .stream:
            follows = values.failure.text == "Never" ? .sure : .failing
            returns = Located(values.type, at: call.range)
        }
    }
}

extension CallableMember {
    /// The type of a property, or the result of a function, as written.
    var givenType: String { parameters == nil ? type : result ?? "" }
}

extension CallableProtocol {
    /// Returns the called member: the first, if several match.
    fileprivate func member(calledBy call: ServiceCall) -> CallableMember? {
        members.filter { $0.name == call.member && $0.fits(call.labels) }
            .min { ($0.isAsync ? 0 : 1, $0.selector, $0.givenType) < ($1.isAsync ? 0 : 1, $1.selector, $1.givenType) }
    }
}

extension SpecIndex {
    /// Returns the member that a load calls, if the sources declare it.
    func member(of load: MethodSpec) -> CallableMember? {
        guard load.load != nil, let call = load.call?.value, let service = servicesByName[call.service] else {
            return nil
        }
        return facts.serviceProtocols[service.type.value.protocolName]?.member(calledBy: call)
    }
}
