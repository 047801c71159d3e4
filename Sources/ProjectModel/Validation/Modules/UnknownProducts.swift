/// Tests only hand screens to products of packages that the project lists, and to the runtime's.
final class UnknownProducts: ValidationRule {
    override func check() {
        guard !specs.isUnread(.packages), let tests = specs.project.imageTests, let product = tests.value.product,
            !specs.specs.products.contains(product)
        else { return }
        problems.reportUnknown(
            .unknownName,
            "product",
            Located(product, at: tests.range),
            known: specs.specs.products,
            otherwise: "list it under the 'products' of a package in project.yml"
        )
    }
}
