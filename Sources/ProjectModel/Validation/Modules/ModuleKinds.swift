/// A core module has neither scenes nor use cases, and the project's core module is one.
final class ModuleKinds: ValidationRule {
    override func check() {
        for module in specs.specs.modules where !specs.isUnread(.moduleFile(module.name.value)) {
            let isProjectCore = module.name.value == specs.project.core.value
            guard isProjectCore || module.kind.value == .core else { continue }
            if isProjectCore, module.kind.value != .core, !specs.isUnread(.projectNames) {
                problems.report(.coreIsNoFeature, at: module.kind.location) {
                    "'\(module.name.value)' is the project's core module, and so no feature"
                    "write 'kind: core' in its module.yml"
                }
                continue
            }
            if let scene = module.scenes.first {
                problems.report(.wrongModule, at: scene.name.location) {
                    "'\(module.name.value)' is a core module, which can't have scenes"
                    "add the scene to a feature, or take out 'kind: core'"
                }
            }
            if !module.useCases.isEmpty, let place = module.keyPlaces[.useCases] {
                problems.report(.wrongModule, at: place) {
                    "'\(module.name.value)' is a core module, which has no use cases"
                    "put the use case into a feature, or make it a service"
                }
            }
            if !module.repositories.isEmpty, let place = module.keyPlaces[.repositories] {
                problems.report(.wrongModule, at: place) {
                    "'\(module.name.value)' is a core module, which has no repositories"
                    "put the repository into a feature, or make it a service"
                }
            }
        }
    }
}
