import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// The mock of a scene's environment.
enum EnvironmentMock {
    static let serviceShape: TemplateShape = .list([
        "name": .text, "plainName": .text, "stub": .text, "type": .text, "optionalType": .text,
        "sample": .text, "remedy": .text,
    ])
    static let useCaseShape: TemplateShape = .list(["useCase": .text, "stub": .text])

    static let sceneShape: TemplateShape = .list(["resolved": .text, "output": .text, "placeholder": .text])

    /// Those that have resolvers of their own.
    static func scenes(_ scenes: [ResolvedScene]) -> TemplateValue {
        .list(
            scenes.map {
                [
                    "resolved": .text($0.name), "output": .text($0.output.rawValue),
                    "placeholder": .text($0.output.placeholder),
                ]
            }
        )
    }

    static func services(of scene: Scene, samples: SampleValues) -> TemplateValue {
        .list(
            scene.services.map { service in
                [
                    "name": .text(service.name.spelled(.declaration)),
                    "plainName": .text(service.name),
                    "stub": .text(service.name + "Stub"),
                    "type": .text(service.propertyType),
                    "optionalType": .text(service.optionalType),
                    "sample": .text(samples.value(for: service) ?? ""),
                    "remedy": .text(samples.advice(for: service.type)),
                ]
            }
        )
    }

    static func useCases(of scene: Scene) -> TemplateValue {
        .list(
            scene.useCases.map { reference in
                [
                    "useCase": .text(reference.useCase),
                    "stub": .text(reference.useCase.lowerCamelCase + "UseCaseStub"),
                ]
            }
        )
    }
}
