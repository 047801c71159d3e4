import Diagnostics
import ProjectModel
import SpecReading
import SpecTestSupport
import Testing

@Suite("Packages, and what builds with them")
struct PackageTests {
    private func with(_ lines: String) -> String { "project: Demo\nruntime: { path: . }\n\(lines)" }

    @Test func unknownProducts() {
        let packages = with("packages: { RxSwift: { path: rx, products: [RxSwift, RxCocoa] } }")
        let found = expectProblems(
            ["project.yml": packages, "M/module.yml": "packages: [RxSwift, ①RxCoco, ②Foo]"],
            ("unknown-product", "①"),
            ("unknown-product", "②")
        )
        #expect(found.notes.contains("did you mean 'RxCocoa'?"))
        #expect(found.notes.contains("list it under the 'products' of a package in project.yml"))
    }

    @Test func imagesAreAProductOfTheRuntimesPackage() {
        expectProblems(["project.yml": with(""), "M/module.yml": "packages: [ViperImages]"])
        let found = expectProblems(
            ["project.yml": with(""), "M/module.yml": "packages: [①ViperImage]"],
            ("unknown-product", "①")
        )
        #expect(found.notes.contains("did you mean 'ViperImages'?"))
        expectProblems(
            ["project.yml": with("packages: { A: { path: a, products: [①ViperImages] } }")],
            ("duplicate-product", "①")
        )
    }

    /// One mistake is told once.
    @Test func productsOfPackagesThatCannotBeRead() {
        expectProblems(
            ["project.yml": with("packages: { A: { path: ①~ } }"), "M/module.yml": "packages: [A]"],
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
            ("duplicate-package", "①")
        )
        expectProblems(["project.yml": with("packages: { ①ViperGen: { path: a } }")], ("duplicate-package", "①"))
    }

    @Test func twoProductsOfOneName() {
        expectProblems(
            ["project.yml": with("packages: { A: { path: a, products: [X] }, B: { path: b, products: [①X] } }")],
            ("duplicate-product", "①")
        )
    }

    @Test func productsNamedLikeTargets() {
        expectProblems(
            ["project.yml": with("packages: { ①Recipes: { path: a } }"), "Recipes/S.yml": ""],
            ("product-named-like-target", "①")
        )
    }

    @Test func keysWithoutTheirBuildSystem() {
        expectProblems(
            ["project.yml": with("build: xcodegen\nbundleIdPrefix: a\nmanifest: ①team")],
            ("manifest-without-swiftpm", "①")
        )
        expectProblems(["project.yml": with("bundleIdPrefix: ①a")], ("xcodegen-without-build", "①"))
        expectProblems(["project.yml": with("xcodegen: ①{ appTarget: true }")], ("xcodegen-without-build", "①"))
    }

    @Test func platformsThatXcodeGenDoesNotTakeTogether() {
        let xcode = "build: [swiftpm, xcodegen]\nbundleIdPrefix: a\n"
        expectProblems(
            ["project.yml": with(xcode + "platforms: { iOS: 17.0, macOS: 14.0, ①macCatalyst: 17.0 }")],
            ("two-mac-platforms", "①")
        )
        expectProblems(
            ["project.yml": with(xcode + "platforms: { ①macCatalyst: 17.0 }")],
            ("catalyst-without-ios", "①")
        )
        expectProblems(["project.yml": with("platforms: { iOS: 17.0, macOS: 14.0, macCatalyst: 17.0 }")])
    }
}
