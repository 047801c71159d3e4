import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// The environment of a feature for tests and for its sandbox.
enum StubbableEnvironmentFile {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "feature": .text,
        "namespace": .text,
        "sceneOutput": .text,
        "runtimeProtocol": .text,
        "mocks": .list(["name": .text, "member": .text, "class": .text]),
        "services": .list([
            "summary": .list(.text), "name": .text, "member": .text, "literal": .text, "type": .text,
            "optionalType": .text, "stub": .text, "isMocked": .flag, "sample": .text, "remedy": .text,
        ]),
        "environments": .list(.text),
        "hasScenes": .flag,
        "scenes": .list(["case": .text, "build": .text]),
        "ownScenes": .list(["scene": .text, "output": .text, "build": .text]),
        "otherFeatures": .list(.text),
        "otherScenes": .list(["scene": .text, "output": .text, "value": .text]),
        "useCases": .list(.text),
        "otherUseCases": .list(["useCase": .text, "member": .text]),
    ]

    static func values(for feature: Feature, mocks: ServiceMocks, in context: GenerationContext) -> TemplateFields<
        TemplateValue
    > {
        let classes = StubClasses(mocks: mocks, context: context)
        return [
            "imports": .lines(imports(of: feature, classes, in: context).lines()),
            "feature": .text(feature.name),
            "namespace": .text(context.project.descriptors.namespace),
            "sceneOutput": .text(context.project.descriptors.sceneOutput),
            "runtimeProtocol": .text(context.project.descriptors.runtimeProtocol),
            "mocks": .list(mockProperties(of: feature, classes)),
            "services": .list(
                feature.services.map {
                    value(of: $0, isMocked: classes.stub(of: $0) != nil, samples: context.samples)
                }
            ),
            "environments": .lines(
                feature.sceneEnvironments
                    + feature.useCases.map { "\($0.name)UseCaseEnvironment" }
            ),
            "hasScenes": .flag(!feature.enumeratedScenes.isEmpty),
            "scenes": .list(
                feature.enumeratedScenes.map {
                    ["case": .text($0.caseName.spelled(.member)), "build": .text($0.stubbedBuild)]
                }
            ),
            "ownScenes": .list(
                feature.scenes.filter(\.isResolvedAlone).map {
                    ["scene": .text($0.name), "output": .text($0.output.rawValue), "build": .text($0.stubbedBuild)]
                }
            ),
            "otherFeatures": .lines(feature.otherFeatures),
            "otherScenes": .list(
                feature.otherScenes.map {
                    [
                        "scene": .text($0.name), "output": .text($0.output.rawValue),
                        "value": .text($0.output.holding("standIn")),
                    ]
                }
            ),
            "useCases": .lines(feature.useCases.map(\.name)),
            "otherUseCases": .list(
                feature.otherUseCases.map { ["useCase": .text($0.useCase), "member": .text($0.member)] }
            ),
        ]
    }

    private static func imports(
        of feature: Feature,
        _ classes: StubClasses,
        in context: GenerationContext
    ) -> ImportList {
        var imports = context.imports(in: feature.supportName)
        for module in ["ViperRuntime", "ViperTesting", feature.name, feature.interfaceName] {
            imports.add(module, .public)
        }
        if !feature.otherScenes.isEmpty || feature.scenes.contains(where: \.isResolvedAlone) {
            imports.addNamespace(.public)
        }
        for other in feature.destinationFeatures { imports.add(context.interfaceName(of: other), .public) }
        for useCase in feature.otherUseCases { imports.add(context.interfaceName(of: useCase.feature), .public) }
        for service in feature.services {
            imports.add(service.type, .public)
            imports.add(valueFor: service, context.samples)
            // Of a server only the conformance is there, which no declaration shows.
            if let stub = classes.stub(of: service) {
                imports.add(stub.module, service.stub == .json ? .internal : .public)
            }
        }
        return imports
    }

    private static func mockProperties(of feature: Feature, _ classes: StubClasses) -> [TemplateValue] {
        let services = feature.services.compactMap { service in
            classes.stub(of: service).map { (name: service.name, class: $0.class) }
        }
        let useCases = feature.otherUseCases.map { (name: $0.member, class: "Mock\($0.useCase)UseCase") }
        return (services + useCases).map {
            [
                "name": .text($0.name.spelled(.declaration)), "member": .text($0.name.spelled(.member)),
                "class": .text($0.class),
            ]
        }
    }

    private static func value(of service: Service, isMocked: Bool, samples: SampleValues) -> TemplateValue {
        [
            "summary": service.summary.documentationLines,
            "name": .text(service.name.spelled(.declaration)),
            "member": .text(service.name.spelled(.member)),
            "literal": .text(service.name.swiftLiteral),
            "type": .text(service.propertyType),
            "optionalType": .text(service.optionalType),
            "stub": .text(service.name + "Stub"),
            "isMocked": .flag(isMocked),
            "sample": .text(samples.value(for: service) ?? ""),
            "remedy": .text(samples.advice(for: service.type)),
        ]
    }
}

extension Scene {
    /// How the stubbed environment builds it. One that is written by hand asks for an environment that nobody stubs.
    fileprivate var stubbedBuild: String {
        style.isHandwritten ? output.holding("resolutions.standIn(for: descriptor)") : doorCall
    }
}

extension UseCaseReference {
    /// Its mock in a stubbed environment. For example: `fetchRecipeUseCase`.
    fileprivate var member: String { useCase.lowerCamelCase + "UseCase" }
}

/// What stands behind services in stubbed environments.
private struct StubClasses {
    let mocks: ServiceMocks
    let context: GenerationContext

    /// The class, and the module that makes it known as the service; `nil` where there is none.
    func stub(of service: Service) -> (class: String, module: String)? {
        if service.isImageService { return ("StubImageLoader<UIImage>", Project.imagesProduct) }
        guard !service.isConcrete, let module = context.coreModule(declaring: service) else { return nil }
        let support = module.name + "TestSupport"
        if service.stub == .json { return ("StubAPIClient", support) }
        return mocks.mock(of: service.type.text, in: module.name).map { ($0, support) }
    }
}
