/// No module can import an application, so the app's own module can't have mocks if it is one.
final class ApplicationImports: ValidationRule {
    override func check() {
        let project = specs.project
        guard project.appModule?.value == .application,
            let module = specs.specs.modules.first(where: { $0.name.value == project.app.value })
        else { return }
        if module.mocks != nil {
            problems.report(.applicationImported, at: module.name.location) {
                "mocks of '\(module.name.value)' would be a module that imports an application"
                "remove 'mocks', or declare the protocols in a core module, which may have mocks"
            }
        }
    }
}
