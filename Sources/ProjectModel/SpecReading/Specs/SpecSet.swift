/// All specs of a project as written: each is decoded on its own, and not yet checked against the others.
public struct SpecSet: Hashable, Sendable {
    public var project: ProjectSpec
    /// The modules, sorted by name.
    public var modules: [ModuleSpec]
    /// What is made of a design file; `nil` without `design.yml`.
    public internal(set) var design: DesignSpec?
    /// The parts that are missing here because they could not be read; empty if decoding had no errors.
    public var unread: Set<UnreadPart>
    /// The styles that scenes can have, with the questions of the team's own templates.
    public internal(set) var styles = SceneStyle.allCases
    /// The questions of those templates, by kind of spec.
    public internal(set) var questions: [OptionSubject: [SceneOption]] = [:]

    public init(project: ProjectSpec, modules: [ModuleSpec], unread: Set<UnreadPart> = []) {
        self.project = project
        self.modules = modules
        self.unread = unread
        let names = moduleNames
        self.project.environment?.settleModule(among: names)
    }

    /// The names of all modules that the specs know: the app, the core and those with a folder.
    var moduleNames: [String] { [project.app.value, project.core.value] + modules.map(\.name.value) }
}

extension SpecSet {
    /// The products that modules may import.
    var products: [String] { project.packages.flatMap(\.products).map(\.value) + [ImageService.module] }

    /// Tells products among the imports of modules from modules. None of the latter is named like a product.
    mutating func settleImports() {
        let products = Set(products)
        for index in modules.indices {
            let imports = modules[index].imports
            modules[index].packages = imports.filter { products.contains($0.value) }
            modules[index].dependencies = imports.filter { !products.contains($0.value) }
        }
    }
}
