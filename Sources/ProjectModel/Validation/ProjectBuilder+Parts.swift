extension ProjectBuilder {
    static func service(_ spec: ServiceSpec) -> Service {
        var service = Service(
            name: spec.name.value,
            type: protocolType(spec.type.value),
            defaultValue: spec.defaultValue?.value,
            summary: spec.summary
        )
        service.legacy = spec.legacy?.value
        service.stub = spec.stub?.value ?? .mock
        return service
    }

    /// Returns the same type for `any P` and `P`.
    private static func protocolType(_ type: SwiftType) -> SwiftType {
        if type.isImageService, case .success(let loading) = SwiftType.read(ImageService.type) { return loading }
        guard type.isOwnName, case .success(let plain) = SwiftType.read(type.protocolName) else { return type }
        return plain
    }

    func parameter(_ spec: ParameterSpec) -> Parameter {
        var parameter = Parameter(name: spec.name.value, type: spec.type.value, defaultValue: spec.defaultValue?.value)
        parameter.loadedBy = spec.loading?.method.value
        if let loading = spec.loading, loading.isLoadable { parameter.loadedType = loading.type.value }
        return parameter
    }

    func method(_ spec: MethodSpec) -> Method {
        var method = Method(
            name: spec.name.value,
            parameters: spec.parameters.map(parameter),
            returns: spec.returns?.value,
            isAsync: spec.isAsync,
            canThrow: spec.canThrow
        )
        method.thrown = spec.thrown?.value
        method.publishes = spec.publishing != nil
        method.follows = spec.follows
        method.work = spec.work
        method.running = spec.runningField
        method.call = spec.call?.value
        return method
    }

    func event(_ spec: EventSpec) -> Event {
        var event = Event(name: spec.name.value, parameters: spec.parameters.map(parameter))
        event.isImplied = spec.isImplied
        return event
    }

    func part(_ spec: PartSpec, of scene: SceneSpec) -> Part {
        var part = Part(
            name: spec.name.value,
            view: spec.viewSuffix,
            state: spec.state.map(parameter),
            events: spec.events.map(event)
        )
        part.component = ComponentUse(spec, of: scene).map(drawing)
        return part
    }

    /// Returns the drawing component, without arguments if the package's sources aren't there to tell.
    private func drawing(_ use: ComponentUse) -> DrawingComponent {
        let name = use.component.value
        guard let found = specs.facts.components[name] else {
            return DrawingComponent(name: name, module: nil, arguments: [])
        }
        return DrawingComponent(
            name: name,
            module: found.module,
            arguments: use.sources(for: found.declared).compactMap { parameter, source in
                source.map { DrawingComponent.Argument(label: parameter.label, source: $0) }
            }
        )
    }

    func preview(_ spec: PreviewSpec) -> Preview {
        Preview(
            name: spec.name.value,
            values: spec.values.map {
                Preview.FieldValue(
                    part: $0.part?.value,
                    name: $0.name.value,
                    value: $0.value.value
                )
            }
        )
    }

    func content(_ spec: ContentSpec, of scene: Scene) -> Content {
        Content(
            name: spec.name.value,
            sections: spec.sections.map { self.section($0, of: scene) }
        )
    }

    private func section(_ spec: SectionSpec, of scene: Scene) -> Section {
        let part = spec.part.flatMap { name in scene.screenParts.first { $0.name == name.value } }
        let (state, events) = (part?.state ?? scene.state, (part?.events ?? []) + scene.events)
        var section = Section(
            name: spec.name.value,
            fields: spec.state.compactMap { field($0.value, of: state) },
            events: spec.events.compactMap { name in events.first { $0.name == name.value } }
        )
        section.part = part?.name
        section.isOfViewModel = scene.style.hasViewModel
        guard let entry = specs.scenesByName[scene.name], let use = ComponentUse(spec, of: entry.scene) else {
            return section
        }
        let component = drawing(use)
        section.component = component
        let used = Set(component.arguments.map(\.source))
        section.fields = state.filter { used.contains($0.name) }
        if used.contains("failure"), !section.fields.contains(where: { $0.name == "failure" }) {
            section.fields += [field("failure", of: state)].compactMap(\.self)
        }
        section.events = events.filter { used.contains($0.name) }
        return section
    }

    /// Returns a field of a state, or the `failure` of a throwing interactor or use case.
    private func field(_ name: String, of state: [Parameter]) -> Parameter? {
        if let field = state.first(where: { $0.name == name }) { return field }
        guard name == "failure", case .success(let type) = SwiftType.read("SceneFailure?") else { return nil }
        return Parameter(name: name, type: type)
    }

    func route(_ spec: RouteSpec, of scene: SceneSpec) -> Route {
        var route = Route(
            name: spec.name.value,
            destination: destination(of: spec),
            parameters: parameters(of: spec) + result(of: spec, scene),
            presentation: spec.presentation.value
        )
        route.tab = tab(of: spec)
        route.output = output(of: spec.destination)
        route.leadsToResolvedAlone = spec.destination.map { isResolvedAlone($0.value) } ?? false
        route.result = awaitedResult(of: spec)
        route.destinationPlace = spec.destination?.location
        route.adopted = spec.destination.flatMap { adoptedReference($0.value) }
        route.leadsToShared = spec.destination.map { mayBeShared($0.value) } ?? false
        return route
    }

    /// Returns what a route that leads back takes: the scene's result, which may be missing.
    private func result(of route: RouteSpec, _ scene: SceneSpec) -> [Parameter] {
        guard route.presentation.value.isReturning, let type = scene.returns?.value else { return [] }
        return parameter(Route.resultName, type.optionalText)
    }

    /// Returns what the destination hands back; `nil` if the route's screen is no longer there to get it.
    private func awaitedResult(of route: RouteSpec) -> SwiftType? {
        guard ![.replace, .popTo].contains(route.presentation.value) else { return nil }
        return route.destination.flatMap { destination($0.value) }?.returns?.value
    }

    /// Returns true if the scene, or a variant of it, is the same screen each time.
    private func mayBeShared(_ name: String) -> Bool {
        guard let scene = destination(name) else { return false }
        let shown = [scene] + scene.variants.compactMap { destination($0.destination.value) }
        return shown.contains { $0.lifetime?.value == .shared }
    }

    func child(_ spec: ChildSpec) -> Child? {
        reference(spec.destination.value).map {
            var child = Child(
                name: spec.name.value,
                destination: $0,
                output: output(of: spec.destination),
                parameters: parameters(spec.arguments, of: spec.destination)
            )
            child.isResolvedAlone = isResolvedAlone(spec.destination.value)
            child.destinationPlace = spec.destination.location
            child.adopted = adoptedReference(spec.destination.value)
            return child
        }
    }

    private func output(of destination: Located<String>?) -> SceneOutput {
        destination.flatMap { self.destination($0.value) }?.output?.value ?? .viewController
    }

    private func destination(of route: RouteSpec) -> Route.Destination {
        if route.presentation.value.isOfWeb { return route.url.map { .fixedPage($0.value) } ?? .page }
        return route.destination.flatMap { reference($0.value) }.map(Route.Destination.scene) ?? .none
    }

    /// Returns the parameters of the wireframe's method, in the order of the route; types come from the descriptor.
    private func parameters(of route: RouteSpec) -> [Parameter] {
        if route.presentation.value.isOfWeb {
            let page = route.url == nil ? parameter("url", "URL") : []
            let links = parameter("onLink", "@escaping @MainActor @Sendable (URL) -> WebLinkAnswer")
            return page + (route.presentation.value == .webView ? links : [])
        }
        return parameters(route.arguments, of: route.destination)
    }

    private func parameter(_ name: String, _ type: String) -> [Parameter] {
        guard case .success(let type) = SwiftType.read(type) else { return [] }
        return [Parameter(name: name, type: type)]
    }

    private func parameters(_ arguments: [RouteSpec.Argument], of destination: Located<String>?) -> [Parameter] {
        let known = destination.flatMap { self.destination($0.value) }?.parameters ?? []
        return arguments.compactMap { argument in
            let declared = known.first { $0.name.value == argument.name.value }?.type.value
            return (declared ?? argument.type?.value).map { Parameter(name: argument.name.value, type: $0) }
        }
    }

    private func tab(of route: RouteSpec) -> Route.Tab? {
        switch route.tab?.value {
        case .index(let index): Route.Tab(index: index)
        case .scene(let scene):
            Route.Tab(index: specs.project.tabs.firstIndex { $0.scene.value == scene } ?? 0, scene: scene)
        case nil: nil
        }
    }
}
