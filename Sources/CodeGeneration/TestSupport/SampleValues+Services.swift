import ProjectModel
import SwiftReading

extension SampleValues {
    /// What stands in for a service that nothing is set for; `nil` where only the team knows.
    ///
    /// For example: `StubImageLoader<UIImage>()` for a service that loads images.
    func value(for service: Service) -> String? {
        if service.isImageService { return "StubImageLoader<UIImage>()" }
        let own = value(for: service.type.text) ?? value(for: service.propertyType)
        return own?.text ?? (service.isConcrete ? zero(of: service.type) : nil)
    }

    /// What to write so that nothing has to be set. For example: `, or add 'Theme: <value>' to 'samples' in project.yml`.
    func advice(for type: SwiftType) -> String {
        suggestion(for: type).map { ", or add '\($0)' to 'samples' in project.yml" } ?? ""
    }

    /// The line under `samples` that would give the type a value. For example: `Theme: <value>`.
    func suggestion(for type: SwiftType) -> String? {
        let isNamed = type.text.allSatisfy { $0.isLetter || $0.isNumber || "_. ".contains($0) }
        return isNamed && value(for: type.text) == nil ? "\(type.text): <value>" : nil
    }
}

extension ImportList {
    /// What the value of a service needs that nothing is set for.
    mutating func add(valueFor service: Service, _ samples: SampleValues) {
        if let value = samples.value(for: service.type.text) ?? samples.value(for: service.propertyType) { add(value) }
    }
}
