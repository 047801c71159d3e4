/// Modules and their tests only import products of packages that the project lists, and the runtime's.
enum UnknownProducts: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        guard !specs.isUnread(.packages) else { return }
        let known = specs.project.packages.flatMap(\.products).map(\.value) + [ImageService.module]
        let names = Set(known)
        let tested = specs.project.imageTests.flatMap { tests in
            tests.value.product.map { Located($0, at: tests.range) }
        }
        let used = specs.specs.modules.flatMap(\.packages) + [tested].compactMap(\.self)
        for product in used where !names.contains(product.value) {
            if specs.coreModules.contains(where: { $0.name.value == product.value }) {
                let note = "move it to 'dependencies', as in 'dependencies: [\(product.value)]'"
                problems.report(
                    .unknownName,
                    at: product.location,
                    "'\(product.value)' is a module, and no product",
                    note
                )
                continue
            }
            problems.reportUnknown(
                .unknownName,
                "product",
                product,
                known: known,
                otherwise: "list it under the 'products' of a package in project.yml"
            )
        }
    }
}
