import ProjectModel
import SwiftReading
import Templating

/// The scaffold of a use case's implementation.
struct DefaultUseCaseFile: Sendable {
    private let place: UseCasePlace
    private var useCase: UseCase { place.useCase }

    init(_ place: UseCasePlace) {
        self.place = place
    }

    static let table: TemplateTable<DefaultUseCaseFile> = [
        .imports { $0.imports.lines() },
        .flag("hasServices", "whether the use case uses any service") { !$0.useCase.services.isEmpty },
        .list("services", "the services that it uses", of: service) { $0.useCase.services },
        .list("methods", "its methods, not written yet", of: WrittenFunction.table) { file in
            let samples = file.place.module.context.samples.offMainActor
            return file.useCase.methods.map {
                MethodStub.function($0, in: "Default\(file.useCase.name)UseCase", samples: samples)
            }
        },
    ]

    private static let service: TemplateTable<Service> = [
        .text("name", "the property's name") { $0.name.spelled(.declaration) },
        .text("type", "the property's type") { $0.propertyType },
    ]

    private var imports: ImportList {
        var imports = place.module.context.imports(in: place.module.feature.name)
        imports.add("ViperRuntime")
        imports.add(place.module.feature.interfaceName)
        imports.add(useCase.methods)
        for service in useCase.services { imports.add(service.type) }
        return imports
    }
}
