/// Creates stubs of a contract's members.
struct MemberStubs {
    let feature: Feature
    let context: GenerationContext
    let style: StubStyle

    /// The columns of members in a type, and of statements in members.
    private static let memberColumn = 4
    private static let bodyColumn = 8

    func members(_ members: ContractMembers, of scene: Scene, in type: String) -> [ScaffoldContract.Member] {
        switch members {
        case .rendering: rendering(of: scene, in: type)
        case .events: self.events(scene.presenterEvents, in: type)
        case .interactor: scene.handwrittenMethods.map { method($0, of: type) }
        case .inputs: self.events(scene.inputs, in: type)
        case .useCase: scene.useCaseMethods.map { useCaseMethod($0, of: scene, in: type) }
        case .repository: scene.repositoryMethods.map { repositoryMethod($0, of: type) }
        case .routes: scene.handwrittenRoutes.map { route($0, of: scene) }
        }
    }

    /// Returns the routes of a generated wireframe.
    func derivedRoutes(of scene: Scene) -> [ScaffoldContract.Member] {
        scene.derivedRoutes.map { route($0, of: scene) }
    }

    /// Returns the names of members that may be missing.
    func implied(_ members: ContractMembers, of scene: Scene) -> Set<String> {
        switch members {
        case .events: Set(scene.presenterEvents.filter(\.isImplied).map(\.name))
        case .inputs: Set(scene.inputs.filter(\.isImplied).map(\.name))
        case .rendering, .interactor, .useCase, .repository, .routes: []
        }
    }

    private func rendering(of scene: Scene, in type: String) -> [ScaffoldContract.Member] {
        ContractMock.rendering(of: scene).map {
            var imports = context.imports(in: feature.name)
            imports.add("ViperRuntime")
            return member($0, of: type, imports: imports)
        }
    }

    private func events(_ events: [Event], in type: String) -> [ScaffoldContract.Member] {
        events.filter { !$0.isImplied }.map { event in
            var imports = context.imports(in: feature.name)
            imports.add(event.parameters)
            return member(event.phrases, of: type, imports: imports)
        }
    }

    /// Returns a use case's method. If a service or the repository has it, too, the method calls it.
    private func useCaseMethod(_ method: Method, of scene: Scene, in type: String) -> ScaffoldContract.Member {
        var member = self.method(method, of: type)
        let asked =
            method.call == nil
            ? ["repository": ["any \(scene.repositoryContract)"]] : ["environment": ["any \(scene.name)Environment"]]
        member.finished = SceneUseCaseFile.body(of: method, in: scene).map { call in
            ScaffoldContract.FinishedBody(lines: [call].lines(at: Self.bodyColumn), properties: asked)
        }
        var imports = context.imports(in: feature.name)
        imports.add(servicesOf: [method], in: scene)
        member.imports += imports.declarations.filter { !member.imports.contains($0) }
        return member
    }

    func repositoryMethod(_ method: Method, of type: String) -> ScaffoldContract.Member {
        var imports = context.imports(in: feature.name)
        imports.add([method])
        if method.canThrow { imports.add("ViperRuntime") }
        return member(
            FunctionPhrases(method.withCompletion),
            of: type,
            body: [SceneRepositoryFile.body(of: method, in: type, samples: context.samples)],
            imports: imports,
            publishes: method.publishes
        )
    }

    /// Returns a method of a shared use case, which isn't on the main actor.
    func useCaseMethod(_ method: Method, of useCase: UseCase, _ type: String) -> ScaffoldContract.Member {
        var member = self.method(method, of: type, context.samples.offMainActor)
        guard let repository = useCase.repository else { return member }
        member.finished = SceneUseCaseFile.body(of: method, askedOf: repository.methods).map { call in
            ScaffoldContract.FinishedBody(
                lines: [call].lines(at: Self.bodyColumn),
                properties: ["repository": ["any \(repository.contract)"]]
            )
        }
        return member
    }

    /// Returns the repository as a property of a use case.
    func kept(_ repository: Repository) -> ScaffoldContract.Service {
        ScaffoldContract.Service("repository", as: "any \(repository.contract)", nil)
    }

    func method(_ method: Method, of type: String) -> ScaffoldContract.Member {
        self.method(method, of: type, context.samples)
    }

    private func method(_ method: Method, of type: String, _ samples: SampleValues) -> ScaffoldContract.Member {
        var imports = context.imports(in: feature.name)
        imports.add([method])
        if method.canThrow { imports.add("ViperRuntime") }
        return member(
            FunctionPhrases(method),
            of: type,
            body: MethodStub.result(of: method, in: type, samples: samples),
            imports: imports,
            publishes: method.publishes
        )
    }

    /// Returns a service as a property of a use case.
    func service(_ service: Service) -> ScaffoldContract.Service {
        var imports = context.imports(in: feature.name)
        imports.add(service.type)
        return ScaffoldContract.Service(service.name, as: service.propertyType, imports)
    }

    private func route(_ route: Route, of scene: Scene) -> ScaffoldContract.Member {
        var imports = context.imports(in: feature.name)
        imports.add([route])
        let body = RouteBody(route: route, namespace: scene.namespace)
        guard body.isFinished else {
            let stub: [TemplateCode] = route.result == nil ? [] : ["return nil"]
            return member(route.phrases, of: scene.type(.routes), body: stub, imports: imports)
        }
        imports.add("ViperRuntime")
        imports.add(bodiesOf: [route], in: context)
        var member = member(route.phrases, of: scene.type(.routes), imports: imports)
        member.finished = ScaffoldContract.FinishedBody(
            lines: body.code.lines(at: Self.bodyColumn),
            properties: [
                "viewController": ["UIViewController?"],
                "environment": ["any \(scene.name)Environment"],
                "sceneResult": scene.returns.map { ["SceneResult<\($0.storageText)>"] },
            ].compactMapValues(\.self)
        )
        return member
    }

    private func member(
        _ function: FunctionPhrases,
        of type: String,
        body: [TemplateCode] = [],
        imports: ImportList,
        publishes: Bool = false
    ) -> ScaffoldContract.Member {
        ScaffoldContract.Member(
            name: function.name,
            parameters: function.parameters.map { (function.isUnlabelled ? "_" : $0.name, $0.type) },
            returns: function.returns?.isVoid == true ? nil : function.returns,
            isAsync: function.isAsync,
            canThrow: function.canThrow,
            signature: function.signature,
            declaration: [function.declaration()].lines(at: Self.memberColumn),
            stub: ([notice("\(type).\(function.selector) is not written yet")] + body).lines(at: Self.bodyColumn),
            imports: imports.declarations + (publishes ? [.combine] : [])
        )
    }

    private func notice(_ text: String) -> TemplateCode {
        switch style {
        case .warning: .phrase("#warning(", [text.swiftLiteral], ")")
        case .comment: "// TODO: \(text)."
        }
    }
}
