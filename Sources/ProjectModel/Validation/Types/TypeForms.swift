/// A type can be the type of a value, no matter what other modules declare.
enum TypeForms: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let protocols = specs.protocolNames
        let wantsAny = specs.project.swift.upcomingFeatures.contains { $0.value == "ExistentialAny" }
        // A project repeats a few types in very many places.
        var faults: [SwiftType.Use: [SwiftType: TypeFault?]] = [:]
        TypePlaces.visit(specs.specs) { place in
            let type = place.type.value
            let known = faults[place.use]?[type]
            // The service of ViperImages may be spelled without.
            let isSpelledOut = wantsAny && !(place.use == .service && type.isImageService)
            let fault = known ?? type.fault(as: place.use, protocols: protocols, wantsAny: isSpelledOut)
            if known == nil { faults[place.use, default: [:]][type] = .some(fault) }
            guard let fault else { return }
            problems.report(fault.kind, at: place.type.location, fault.message, fault.remedy)
        }
    }
}

extension SpecIndex {
    /// The names that are certainly protocols: those of services and of use cases.
    var protocolNames: Set<String> {
        let services = project.services.map(\.type.value).filter(\.isOwnName).map(\.protocolName)
        return Set(services).union(useCasesByName.keys.map { $0 + "UseCase" })
    }
}
