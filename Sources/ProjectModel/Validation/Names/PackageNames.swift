/// Packages have different last parts of their addresses, and products different names, as SwiftPM requires.
enum PackageNames: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        checkIdentities(specs, problems)
        checkProducts(specs, problems)
    }

    private static func checkIdentities(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let runtime = ExternalPackage(runtime: specs.project.runtime?.value ?? .path(".")).identity
        let place = specs.project.runtime?.location ?? specs.project.top
        var seen = [runtime.lowercased(): place]
        for package in specs.project.packages {
            let identity = ExternalPackage(package).identity.lowercased()
            guard let other = seen.updateValue(package.name.location, forKey: identity) else { continue }
            problems.report(
                .duplicateName,
                at: package.name.location,
                "'\(package.name.value)' is the same package to SwiftPM as another one: '\(identity)'",
                notes: [Diagnostic.Note("the other one is here; keep one of them", at: other)]
            )
        }
    }

    private static func checkProducts(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let targets = TargetNames.all(of: specs).reduce(into: [String: EmittedNames.Declaration]()) {
            $0[$1.name.lowercased()] = $1
        }
        var seen = ["viperruntime", "vipertesting", ImageService.module.lowercased()].reduce(into: [:]) {
            $0[$1] = specs.project.runtime?.location ?? specs.project.top
        }
        for product in specs.project.packages.flatMap(\.products) {
            let key = product.value.lowercased()
            if let target = targets[key] {
                problems.report(
                    .nameClash,
                    at: product.location,
                    "the product '\(product.value)' is named like a target of \(target.owner)",
                    notes: [
                        Diagnostic.Note("rename the module: Swift couldn't tell the two apart", at: target.location)
                    ]
                )
            }
            guard let other = seen.updateValue(product.location, forKey: key) else { continue }
            problems.report(
                .duplicateName,
                at: product.location,
                "another package has a product '\(product.value)' as well",
                notes: [Diagnostic.Note("the other one is here; list it in one of them", at: other)]
            )
        }
    }
}
