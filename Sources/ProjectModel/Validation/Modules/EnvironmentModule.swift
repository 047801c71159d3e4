/// The team's environment has a form that the generated code can add to.
final class EnvironmentModule: ValidationRule {
    override func check() {
        checkForm()
        checkProtocol()
    }

    /// Reports an environment that generated resolvers can't be added to.
    private func checkForm() {
        guard let environment = specs.project.environment, !specs.specs.mayBeResolverOnly else { return }
        if environment.isNested, !specs.specs.isAppAlone, !specs.isUnread(.projectNames) {
            problems.report(.environmentForm, at: environment.type.location) {
                "generated resolvers can't be added to '\(environment.type.value)', which is inside another type"
                meantModule(environment)
                    ?? "move it to the top level, or name a class or a struct that holds it, for example: environment: AppSession"
            }
        }
        if let isolation = environment.isolation, isolation.value == .nonisolated, !specs.specs.isAppAlone {
            problems.report(.environmentForm, at: isolation.location) {
                "generated resolvers are isolated to the main actor"
                "remove 'nonisolated'; only a project whose specs know no module but the app may have it"
            }
        }
    }

    /// Returns the remedy if the first part of the name is nearly a module's: `KitchenCor.Session`.
    private func meantModule(_ environment: EnvironmentSpec) -> String? {
        let parts = environment.type.value.split(separator: ".").map(String.init)
        guard environment.module == nil, parts.count == 2,
            let near = NearName.find(parts[0], in: specs.specs.moduleNames)
        else { return nil }
        return "did you mean '\(near).\(parts[1])'?"
    }

    private func checkProtocol() {
        guard let conformance = specs.project.descriptors?.conformance, conformance.value.contains("."),
            !specs.specs.mayBeResolverOnly
        else { return }
        problems.report(.environmentForm, at: conformance.location) {
            "generated descriptors can't conform to '\(conformance.value)', which is inside another type"
            "move it to the top level, and write its name"
        }
    }
}
