/// Only a feature has a module of views: the app's views are in the app.
final class UIModules: ValidationRule {
    override func check() {
        for module in specs.specs.modules where module.hasUIModule {
            let isApp = module.name.value == specs.project.app.value
            guard let place = module.keyPlaces[.uiModule], isApp || module.kind.value != .feature,
                !specs.isUnread(.moduleFile(module.name.value))
            else { continue }
            problems.report(.misplacedKey, at: place) {
                isApp
                    ? "'\(module.name.value)' is the app, and no feature: its views are in the app's own module"
                    : "'\(module.name.value)' isn't a feature, so it has no generated views for '\(module.name.value)UI'"
                "remove 'uiModule'"
            }
        }
    }
}
