/// A service's name begins with a small letter and its type with a capital: `{ Tracker: tracker }` has them swapped.
enum SwappedServices: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for service in specs.project.services {
            let (name, type) = (service.name.value, service.type.value.text)
            guard name.beginsWithCapital, type.first?.isLowercase == true, case .success = SwiftIdentifier.read(type)
            else { continue }
            problems.report(
                .swappedService,
                at: service.name.location,
                "the service '\(name)' has the type '\(type)': the two are swapped",
                "write it as: \(type): \(name)"
            )
        }
    }
}
