/// The scaffold of the app's environment.
enum AppEnvironmentFile {
    static let table: TemplateTable<GenerationContext> = [
        .imports { imports(of: $0).lines() },
        .hasImports { imports(of: $0) },
        .flag("hasServices", "whether there are services all the time") { !$0.project.lastingServices.isEmpty },
        .list("services", "the services that are there all the time", of: service) { $0.project.lastingServices },
        .text("root", "what windows show to begin with, as a property; empty for an app that always shows the same") {
            $0.project.rootProperty ?? ""
        },
    ]

    static let service: TemplateTable<Service> = [
        .text("property", "the property, with what makes the service when it is first asked for") { lazyProperty($0) }
    ]

    /// Returns the scaffold's contract: the protocol of all services.
    static func contract(in context: GenerationContext) -> ScaffoldContract {
        let project = context.project
        var contract = context.contract(
            of: project.environment.name,
            conformingTo: project.app + "Services",
            at: context.path(of: .appEnvironment),
            services: project.lastingServices
        )
        for scope in project.scopes {
            for service in scope.services { contract.servicesElsewhere[service.name] = scope.environment }
        }
        if let root = project.rootProperty {
            var imports = context.imports(in: project.app)
            imports.add("ViperRuntime", .public)
            let type = "WindowRoot<\(project.windowStateName)>"
            var kept = ScaffoldContract.Service(Project.rootName, as: type, imports)
            kept.property = root
            kept.lazyProperty = root
            contract.services.append(kept)
        }
        return contract
    }

    /// Returns a property that is lazy, so that a service can be built from other services.
    fileprivate static func lazyProperty(_ service: Service) -> String {
        "public internal(set) lazy var \(service.name.spelled(.declaration)): \(service.propertyType) = \(service.valueInApp)"
    }

    private static func imports(of context: GenerationContext) -> ImportList {
        let project = context.project
        var imports = context.imports(in: project.app)
        for service in project.lastingServices { imports.add(service, .public) }
        if !project.entrance.states.isEmpty { imports.add("ViperRuntime", .public) }
        return imports
    }
}

extension GenerationContext {
    /// Returns the contract of a scaffolded environment of the app's.
    func contract(
        of type: String,
        conformingTo contract: String,
        at path: String,
        services: [Service]
    ) -> ScaffoldContract {
        var contract = ScaffoldContract(
            type: type,
            contract: contract,
            module: project.app,
            folder: project.appSources,
            path: path,
            origin: SourceLocation(path: project.specPath, line: 1, column: 1),
            members: []
        )
        contract.services = services.map { service in
            var imports = imports(in: project.app)
            imports.add(service, .public)
            // One that people have given an initializer may take its services there.
            let taken = "\(service.parameterType) = \(service.valueInApp)"
            let type = service.propertyType
            var kept = ScaffoldContract.Service(service.name, access: "public let", as: type, takenAs: taken, imports)
            kept.lazyProperty = AppEnvironmentFile.lazyProperty(service)
            return kept
        }
        return contract
    }
}

extension Project {
    /// The services that are there whatever the app's state is.
    var lastingServices: [Service] {
        let scoped = Set(scopes.flatMap(\.services).map(\.name))
        return scoped.isEmpty ? services : services.filter { !scoped.contains($0.name) }
    }

    /// The environment's property that says what windows show.
    static let rootName = "root"

    /// The enum of the app's states. For example: `KitchenWindowState`.
    var windowStateName: String { app + "WindowState" }

    /// The property that says what windows show, with the state that the app begins in: the first without a scope, or
    /// the first; `nil` for an app that always shows the same.
    fileprivate var rootProperty: String? {
        let states = entrance.states
        guard let first = states.first(where: { !$0.hasScope }) ?? states.first else { return nil }
        let begun = first.hasScope ? "(\(Scope.environment(of: first.name))(app: self))" : ""
        let value = "WindowRoot<\(windowStateName)>(.\(first.name.spelled(.member))\(begun))"
        return first.hasScope
            ? "public private(set) lazy var \(Self.rootName) = \(value)" : "public let \(Self.rootName) = \(value)"
    }
}

extension ImportList {
    /// Adds the imports for a property of the service's type and for its default value.
    mutating func add(_ service: Service, _ access: Access) {
        add(service.type, access)
        if let value = service.defaultValue { add(value, access) }
    }
}
