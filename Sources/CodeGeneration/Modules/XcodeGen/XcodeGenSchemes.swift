/// A scheme for each module that has tests, for each sandbox app, and for all modules together.
struct XcodeGenSchemes {
    let project: XcodeGenProject

    var value: JSONValue {
        let sandboxes = project.targets.filter { $0.kind == .executableTarget }.map(sandbox)
        return .object(tests.map(module) + sandboxes + [everything])
    }

    private var tests: [PackageTarget] { project.targets.filter { $0.kind == .testTarget } }

    /// Returns a module's scheme. For example: `Recipes`, which builds the module and runs `RecipesTests`.
    private func module(_ tests: PackageTarget) -> (name: String, value: JSONValue) {
        let tested = tests.name.hasSuffix("Tests") ? String(tests.name.dropLast("Tests".count)) : tests.name
        let isModule = project.targets.contains { $0.name == tested }
        let modules: XcodeGenTemplates.Members = isModule ? [(tested, .text("all"))] : []
        return (isModule ? tested : tests.name, scheme(modules, tests: [tests]))
    }

    private func sandbox(_ app: PackageTarget) -> (name: String, value: JSONValue) {
        let build: JSONValue = .object([("targets", .object([(app.name, .text("all"))]))])
        return (app.name, .object([("build", build), ("run", .object([("executable", .text(app.name))]))]))
    }

    /// The scheme of all modules. No module has its name, since module names have no hyphens.
    private var everything: (name: String, value: JSONValue) {
        let modules = project.targets.filter { $0.kind == .target }
        return ("\(project.project.name)-Modules", scheme(modules.map { ($0.name, .text("all")) }, tests: tests))
    }

    private func scheme(_ modules: XcodeGenTemplates.Members, tests: [PackageTarget]) -> JSONValue {
        let built = modules + tests.map { ($0.name, .texts(["test"])) }
        return .object([
            ("build", .object([("targets", .object(built))])),
            ("test", .object([("targets", .texts(tests.map(\.name)))])),
        ])
    }
}
