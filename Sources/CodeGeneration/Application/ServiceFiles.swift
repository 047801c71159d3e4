/// The variables in templates of a service that is a protocol of the team's own.
enum ServiceVariables {
    static let table: TemplateTable<ServicePlace> = [
        .specPath,
        .text("service", "the service's protocol") { $0.service.type.text },
        .texts("summary", "what the spec says of the service, as lines of a documentation comment") {
            $0.service.summary.documentation
        },
        .text("module", "the core module that declares the protocol") { $0.module.name },
        .text("legacy", "the old object behind the service; empty where there is none") {
            $0.service.legacy?.text ?? ""
        },
        .fields("protocolFile", "of the protocol", of: protocolFile) { $0 },
        .fields("appFile", "of what the app uses for it", of: implementation) { $0 },
        .fields("stubFile", "of what tests use for it", of: stub) { $0 },
    ]

    private static let protocolFile: TemplateTable<ServicePlace> = [
        .imports { $0.importsOfProtocol.lines() },
        .hasImports { $0.importsOfProtocol },
        .flag("hasMembers", "whether interactors call anything of it") { !$0.calledMembers.isEmpty },
        .list("members", "what interactors call of it", of: CalledMember.table) { $0.calledMembers },
    ]

    private static let implementation: TemplateTable<ServicePlace> = [
        .imports { $0.importsInApp.lines() },
        .text("head", "the implementation's declaration, as far as its name") { $0.shape.head },
        .text("superclass", "the class that the implementation needs, and a comma; empty where it needs none") {
            $0.shape.form == .objectiveC ? "NSObject, " : ""
        },
        .text("initializer", "the declaration of the initializer without parameters") { $0.shape.initializer },
        .texts("openTypes", "the associated types that somebody has to choose") { $0.shape.openTypes },
        .list("members", "what the protocol asks for already", of: WrittenFunction.table) { $0.members },
    ]

    private static let stub: TemplateTable<ServicePlace> = [
        .imports { $0.importsOfStub.lines() },
        .flag("hasMembers", "whether the protocol asks for anything already") { !$0.stubMembers.isEmpty },
        .list("members", "what the protocol asks for already", of: WrittenFunction.table) { $0.stubMembers },
    ]
}

extension ServicePlace {
    fileprivate var calledMembers: [CalledMember] { context.calledMembers(of: service.type.text) }

    fileprivate var importsOfProtocol: ImportList {
        var imports = context.imports(in: module.name)
        for type in calledMembers.flatMap(\.types) { imports.add(type, .public) }
        return imports
    }

    fileprivate var importsInApp: ImportList {
        var imports = context.imports(in: context.project.app)
        imports.add(service.type, .public)
        add(requirements, to: &imports)
        if shape.form == .objectiveC { imports.add("Foundation", .public) }
        return imports
    }

    fileprivate var importsOfStub: ImportList {
        var imports = context.imports(in: module.name + "TestSupport")
        imports.add(module.name, .public)
        imports.add("ViperTesting", .public)
        add(stubRequirements, to: &imports)
        return imports
    }

    /// Adds the imports that the requirements' types need, and that of the error they throw until they are written.
    private func add(_ requirements: [ProtocolRequirements.Requirement], to imports: inout ImportList) {
        for requirement in requirements {
            for text in requirement.types {
                guard let type = try? SwiftType.read(text).get() else { continue }
                imports.add(type, .public, declaredIn: shape.modules, besides: requirement.placeholders)
                if let reading = ReactiveReading.of(type)?.reading { imports.add(reading.module, .public) }
            }
        }
        if requirements.contains(where: \.isUnwrittenByAnError) { imports.add("ViperRuntime") }
    }
}

extension ServiceProtocol {
    fileprivate var head: String {
        switch form {
        case .structure: "public nonisolated struct"
        case .finalClass, .objectiveC: "public nonisolated final class"
        case .actor: "public actor"
        }
    }

    fileprivate var initializer: String { form == .objectiveC ? "public override init()" : "public init()" }
}

extension Service {
    /// The expression that makes the app's default for the service.
    var valueInApp: String {
        defaultValue?.text ?? (isImageService ? "ImageLoader<UIImage>()" : "\(implementationName)()")
    }

    /// The type of the app's default: an implementation, or an adapter over an old object.
    public var implementationName: String {
        legacy == nil ? "Default\(type.text)" : "\(type.text)Adapter"
    }
}
