import Basics
import ProjectModel
import SpecTestSupport
import Testing

@Suite("Packages, and what builds with them")
struct PackageTests {
    private func with(_ lines: String) -> String { "project: Demo\nruntime: .\n\(lines)" }

    @Test func unknownProducts() {
        let packages = with("packages: { RxSwift: { url: rx, products: [RxSwift, RxCocoa] } }")
        let found = expectProblems(
            ["project.yml": packages, "M/module.yml": "imports: [RxSwift, ①RxCoco, ②Foo]"],
            ("unknown-name", "①"),
            ("unknown-name", "②")
        )
        #expect(found.notes.contains("did you mean 'RxCocoa'?"))
        #expect(found.notes.contains("a product is listed under the 'products' of a package in project.yml"))
    }

    @Test func imagesAreAProductOfTheRuntimesPackage() {
        expectProblems(["project.yml": with(""), "M/module.yml": "imports: [ViperImages]"])
        let found = expectProblems(
            ["project.yml": with(""), "M/module.yml": "imports: [①ViperImage]"],
            ("unknown-name", "①")
        )
        #expect(found.notes.contains("did you mean 'ViperImages'?"))
        expectProblems(
            ["project.yml": with("packages: { A: { url: a, products: [①ViperImages] } }")],
            ("duplicate-name", "①")
        )
    }

    /// One mistake is told once.
    @Test func productsOfPackagesThatCannotBeRead() {
        expectProblems(
            ["project.yml": with("packages: { A: { url: ①~ } }"), "M/module.yml": "imports: [A]"],
            ("missing-value", "①")
        )
    }

    @Test func twoPackagesThatAreOneToThePackageManager() {
        expectProblems(
            [
                "project.yml": with(
                    "packages: { A: { url: https://a.com/rx, version: 1.0.0 }, ①B: { url: https://b.com/RX.git, version: 1.0.0 } }"
                )
            ],
            ("duplicate-name", "①")
        )
        expectProblems(["project.yml": with("packages: { ①ViperGen: a }")], ("duplicate-name", "①"))
    }

    @Test func twoProductsOfOneName() {
        expectProblems(
            ["project.yml": with("packages: { A: { url: a, products: [X] }, B: { url: b, products: [①X] } }")],
            ("duplicate-name", "①")
        )
    }

    @Test func productsNamedLikeTargets() {
        expectProblems(
            ["project.yml": with("packages: { ①Recipes: a }"), "Recipes/S.yml": ""],
            ("name-clash", "①")
        )
    }

    @Test func keysWithoutTheirBuildSystem() {
        expectProblems(
            ["project.yml": with("build: xcodegen\nbundleIdPrefix: a\n①manifest: team")],
            ("misplaced-key", "①")
        )
        expectProblems(["project.yml": with("①bundleIdPrefix: a")], ("misplaced-key", "①"))
    }

    @Test func platformsThatXcodeGenDoesNotTakeTogether() {
        let xcode = "build: [swiftpm, xcodegen]\nbundleIdPrefix: a\n"
        expectProblems(
            ["project.yml": with(xcode + "platforms: { iOS: 17.0, macOS: 14.0, ①macCatalyst: 17.0 }")],
            ("conflicting-keys", "①")
        )
        expectProblems(
            ["project.yml": with(xcode + "platforms: { ①macCatalyst: 17.0 }")],
            ("catalyst-without-ios", "①")
        )
        expectProblems(["project.yml": with("platforms: { iOS: 17.0, macOS: 14.0, macCatalyst: 17.0 }")])
    }
}
