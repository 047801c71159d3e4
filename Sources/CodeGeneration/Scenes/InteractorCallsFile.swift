/// The methods of an interactor that only call a service.
enum InteractorCallsFile {
    static let table: TemplateTable<ScenePlace> = [
        .importing(in: { $0.feature.name }) { imports, place in
            let scene = place.scene
            imports.add("ViperRuntime")
            imports.add(scene.serviceCalls)
            imports.add(servicesOf: scene.serviceCalls, in: scene)
        },
        .code("conformance", "the beginning of the extension, which conforms to the contract where it has all of it") {
            $0.scene.hasOwnInteractor
                ? ["extension \($0.scene.type(.interactor)) {"] : [$0.scene.conformance(.interactor)]
        },
        .list("methods", "the methods that call a service", of: WrittenFunction.table) { place in
            place.scene.serviceCalls.compactMap { method in
                method.serviceCall.map {
                    WrittenFunction(declaration: FunctionPhrases(method).declaration(), body: [$0])
                }
            }
        },
    ]
}

extension Scene {
    /// The interactor's generated methods.
    var serviceCalls: [Method] { interactor.filter { $0.call != nil } }

    /// The interactor's methods in people's own file.
    var handwrittenMethods: [Method] { interactor.filter { $0.call == nil } }

    /// True if any of the interactor is written by hand.
    var hasOwnInteractor: Bool { !handwrittenMethods.isEmpty || interactor.isEmpty }
}

extension Method {
    /// The call of the method's service, in a type with an environment; `nil` if the spec has none.
    var serviceCall: TemplateCode? {
        guard let call else { return nil }
        let environment = parameters.reaching("environment")
        let member = "\(environment).\(call.service.spelled(.member)).\(call.member.spelled(.member))"
        let path = FunctionPhrases(self).callEffects + member
        let reading = call.reading.map { "." + $0.property } ?? ""
        guard let labels = call.labels else { return .line(path + reading) }
        let values = call.arguments.map { $0.map(value) } ?? parameters.map(\.local)
        let arguments = zip(labels, values).map { label, value in
            label == "_" ? value : "\(label.spelled(.argumentLabel)): \(value)"
        }
        return .phrase("\(path)(", arguments, ")\(reading)")
    }

    private func value(of argument: ServiceCall.Argument) -> String {
        switch argument {
        case .parameter(let name): parameters.first { $0.name == name }?.local ?? name.spelled(.local)
        case .literal(let literal): literal.text
        }
    }
}

extension ImportList {
    /// Adds the imports that calls of services' members need.
    mutating func add(servicesOf methods: [Method], in scene: Scene) {
        let called = Set(methods.compactMap(\.call?.service))
        for service in scene.services where called.contains(service.name) { add(service.type) }
        for reading in methods.compactMap(\.call?.reading) { addUnannotated(reading.module) }
    }
}
