import ProjectModel
import SwiftReading
import Templating

/// The mock of a scene's environment.
enum EnvironmentMock {
    static let serviceShape: TemplateShape = .list([
        "name": .text, "plainName": .text, "stub": .text, "type": .text, "optionalType": .text,
    ])
    static let useCaseShape: TemplateShape = .list(["useCase": .text, "stub": .text])

    static func services(of scene: Scene) -> TemplateValue {
        .list(
            scene.services.map { service in
                [
                    "name": .text(service.name.spelled(.declaration)),
                    "plainName": .text(service.name),
                    "stub": .text(service.name + "Stub"),
                    "type": .text(service.propertyType),
                    "optionalType": .text(service.optionalType),
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
