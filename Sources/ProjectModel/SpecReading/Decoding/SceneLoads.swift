extension FileDecoder {
    /// Expands fields that are loaded from a service: adds the service to `uses`, and the method that calls it.
    ///
    /// Afterwards the scene looks as if the spec had listed both. Call it once the methods are read.
    func writeOutLoads(of scene: inout SceneSpec) {
        guard scene.style.value.isEmitted, !scene.isAdopted else { return }
        scene.nameLoadsByPart()
        var (methods, services): ([MethodSpec], [Located<String>]) = ([], [])
        for place in scene.loadPlaces {
            guard let loading = place.field.loading, let call = loading.call else { continue }
            if reportsOtherWriter(of: place.field, loading, in: scene) { continue }
            services.append(call.service)
            if let method = loading.method(making: call, from: scene.parameters + place.siblings) {
                methods.append(method)
            } else {
                run.markUnread(.interactor(scene: scene.name.value))
            }
        }
        scene.add(methods, calling: services)
    }

    /// Reports a method of the spec that loads the same field, under the expanded method's name or another.
    private func reportsOtherWriter(of field: ParameterSpec, _ loading: FieldLoading, in scene: SceneSpec) -> Bool {
        if let shared = scene.sharedUseCase {
            report(
                .misplacedKey,
                at: loading.source.location,
                "the use case '\(shared.value)' is shared, and has the methods that its module lists",
                notes: [
                    "name one of them here, for example: from: \(scene.useCaseMethods.first?.name.value ?? "execute")"
                ]
            )
            return true
        }
        let other = scene.askedMethods.first { method in
            let brings = method.returns.map { loading.type.value.holds($0.value) } ?? false
            let isLoad = MethodWork.namesALoad(method.name.value, of: field.name.value)
            return method.name.value == loading.method.value || (isLoad && brings)
        }
        guard let other else { return false }
        report(
            .conflictingKeys,
            at: other.name.location,
            "'\(other.name.value)' gets '\(field.name.value)', which is loaded from '\(loading.source.value.shown)'",
            notes: ["remove it, or write 'from: \(other.name.value)' in '\(field.name.value)'"]
        )
        return true
    }
}

extension FieldLoading {
    /// - Parameter values: the values that it can pass. The result is `nil` for any other, which validation reports.
    fileprivate func method(making call: LoadCall, from values: [ParameterSpec]) -> MethodSpec? {
        var (parameters, handed): ([ParameterSpec], [ServiceCall.Argument]) = ([], [])
        for argument in call.arguments ?? [] {
            if case .literal(let literal) = argument.value {
                handed.append(.literal(literal))
                continue
            }
            let name = argument.text
            guard let source = values.first(where: { $0.name.value == name.value }) else { return nil }
            handed.append(.parameter(name.value))
            if !parameters.contains(where: { $0.name.value == name.value }) {
                parameters.append(ParameterSpec(name: name, type: source.type))
            }
        }
        var method = MethodSpec(name: self.method, parameters: parameters, returns: type, isAsync: true, canThrow: true)
        let labels = call.arguments?.map(\.label)
        let found = ServiceCall(service: call.service.value, member: call.member, labels: labels, arguments: handed)
        method.call = Located(found, at: source.range)
        method.load = call
        return method
    }
}

extension SceneSpec {
    /// Each field, with the fields that a load of it can pass besides parameters.
    public var loadPlaces: [(field: ParameterSpec, siblings: [ParameterSpec])] {
        state.map { ($0, state) }
            + parts.flatMap { part in
                let all = part.state + state
                return part.state.map { ($0, all) }
            }
    }

    /// The key that lists the scene's methods.
    public var methodsKey: SceneKeys { style.value.hasViewModel ? .useCase : .interactor }

    /// Renames loads of fields that have the same name in several parts.
    fileprivate mutating func nameLoadsByPart() {
        let names = allFields.compactMap { $0.loading?.call == nil ? nil : $0.loading?.method.value }
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        for part in parts.indices {
            for field in parts[part].state.indices {
                guard let method = parts[part].state[field].loading?.method, counts[method.value, default: 0] > 1,
                    parts[part].state[field].loading?.call != nil
                else { continue }
                let name = parts[part].state[field].name.value
                let verb = method.value.dropLast(SwiftIdentifier.upperCamelCase(name).count)
                let own =
                    verb + SwiftIdentifier.upperCamelCase(parts[part].name.value) + SwiftIdentifier.upperCamelCase(name)
                parts[part].state[field].loading?.method.value = String(own)
            }
        }
    }

    fileprivate mutating func add(_ methods: [MethodSpec], calling services: [Located<String>]) {
        if style.value.hasViewModel {
            useCaseMethods = methods + useCaseMethods
        } else {
            interactor = methods + interactor
            interactorPlace = interactorPlace ?? services.first?.location
        }
        var known = Set(uses.map(\.value))
        uses = services.filter { known.insert($0.value).inserted } + uses
    }
}
