extension SampleValues {
    /// Returns the default for a service that a test doesn't set; `nil` if only the team knows one.
    ///
    /// For example: `StubImageLoader<UIImage>()` for a service that loads images.
    func value(for service: Service) -> String? {
        if service.isImageService { return "StubImageLoader<UIImage>()" }
        let own = value(for: service.type.text) ?? value(for: service.propertyType)
        return own?.text ?? (service.isConcrete ? zero(of: service.type) : nil)
    }

    /// Returns advice for a default. For example: `, or add 'Theme: <value>' to 'samples' in project.yml`.
    func advice(for type: SwiftType) -> String {
        suggestion(for: type).map { ", or add '\($0)' to 'samples' in project.yml" } ?? ""
    }

    /// Returns a line for `samples` that gives the type a value. For example: `Theme: <value>`.
    func suggestion(for type: SwiftType) -> String? {
        let isNamed = type.text.allSatisfy { $0.isLetter || $0.isNumber || "_. ".contains($0) }
        return isNamed && value(for: type.text) == nil ? "\(type.text): <value>" : nil
    }
}

extension ImportList {
    /// Adds the imports for the default value of a service.
    mutating func add(valueFor service: Service, _ samples: SampleValues) {
        if let value = samples.value(for: service.type.text) ?? samples.value(for: service.propertyType) { add(value) }
    }
}
