public import ProjectModel
import SwiftReading
import Templating

/// What templates of a service, which is a protocol of the team's own, may mention.
enum ServiceVariables {
    static let table: TemplateTable<ServicePlace> = [
        .text("service", "the service's protocol") { $0.service.type.text },
        .texts("summary", "what the spec says of the service, as lines of a documentation comment") {
            $0.service.summary.documentation
        },
        .text("module", "the core module that declares the protocol") { $0.module.name },
        .text("legacy", "the old object behind the service; empty where there is none") {
            $0.service.legacy?.text ?? ""
        },
        .fields("appFile", "of what the app uses for it", of: implementation) { $0 },
        .fields("stubFile", "of what tests use for it", of: file) { $0.importsOfStub },
    ]

    private static let implementation: TemplateTable<ServicePlace> = [
        .imports { $0.importsInApp.lines() },
        .list("members", "what the protocol asks for already", of: WrittenFunction.table) { $0.members },
    ]

    private static let file: TemplateTable<ImportList> = [.imports { $0.lines() }]
}

extension ServicePlace {
    fileprivate var importsInApp: ImportList {
        var imports = context.imports(in: context.project.app)
        imports.add(service.type, .public)
        for text in requirements.flatMap(\.types) {
            if case .success(let type) = SwiftType.read(text) { imports.add(type, .public) }
        }
        if requirements.contains(where: { $0.canThrow && $0.thrown.isEmpty }) { imports.add("ViperRuntime") }
        return imports
    }

    private var requirements: [ProtocolRequirements.Requirement] {
        context.project.serviceRequirements[service.type.text] ?? []
    }

    /// Each compiles, and none is written yet.
    fileprivate var members: [WrittenFunction] {
        requirements.map { requirement in
            let answer = answer(to: requirement)
            let body: [TemplateCode]
            if let getter = requirement.getter, requirement.isSettable || !getter.isEmpty {
                let get = TemplateCode.block(getter.isEmpty ? "get {" : "get \(getter) {", answer)
                body = [get] + (requirement.isSettable ? ["set {}"] : [])
            } else {
                body = answer.isEmpty ? ["// Nothing is done here yet."] : answer
            }
            return WrittenFunction(declaration: .line(requirement.declaration + " {"), body: body)
        }
    }

    private func answer(to requirement: ProtocolRequirements.Requirement) -> [TemplateCode] {
        let member = "\(service.implementationName).\(requirement.name)"
        if requirement.canThrow, requirement.thrown.isEmpty {
            return [.phrase("throw UnimplementedError(", [member.swiftLiteral], ")")]
        }
        let givesNothing = requirement.name.hasPrefix("init(") || ["", "Void", "()"].contains(requirement.result)
        if givesNothing, !requirement.canThrow { return [] }
        if case .success(let type) = SwiftType.read(requirement.result), let value = context.samples.zero(of: type) {
            return [.line(value)]
        }
        return [MethodStub.unwritten(member)]
    }

    fileprivate var importsOfStub: ImportList {
        var imports = context.imports(in: module.name + "TestSupport")
        imports.add(module.name, .public)
        imports.add("ViperTesting", .public)
        return imports
    }
}

extension Service {
    /// The expression for what the app uses unless told otherwise.
    var valueInApp: String {
        defaultValue?.text ?? (isImageService ? "ImageLoader<UIImage>()" : "\(implementationName)()")
    }

    /// What the app uses unless told otherwise: a type of its own, or an adapter over an old object.
    public var implementationName: String {
        legacy == nil ? "Default\(type.text)" : "\(type.text)Adapter"
    }
}
