/// A component, as seen by the catalogue's patterns and conditions.
struct ComponentPlace: FileSubject {
    static let subject = CatalogueSubject.component
    static let table = ComponentVariables.table

    let component: Component
    let context: GenerationContext

    var templates: TeamTemplates { context.templates }

    var answers: Answers { context.answers }

    /// The component's source takes the place of a spec.
    var specPath: String { component.path }

    func name(_ placeholder: Placeholder) -> String {
        switch placeholder {
        case .component: component.name
        case .module: component.module.name
        default: context.name(placeholder)
        }
    }

    func folder(_ folder: ModuleFolder) -> String {
        folder == .componentTests ? "Tests/\(component.module.tests)" : component.module.folder
    }

    func holds(_ condition: ComponentCondition) -> Bool {
        switch condition {
        case .unwritten: component.isUnwritten
        // Swift's tests can't be limited to newer systems as a group.
        case .tests: component.availability.isEmpty && !ComponentTests(self).tests.isEmpty
        }
    }
}
