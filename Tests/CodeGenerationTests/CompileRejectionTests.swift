import Foundation
import Testing
import TestSupport

/// What the compiler has to refuse, so that nothing about a scene can be forgotten.
@Suite struct CompileRejectionTests {
    /// A change to a golden's package, and what the compiler must say of it.
    struct Mistake: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var golden = "Standard"
        /// The module that must not compile any more.
        var module: String
        /// What is changed before that module is compiled; modules that it depends on are compiled anew.
        var change: @Sendable (SourceEditor) throws -> Void
        /// The end of the file's path, the line that holds this text, and the error.
        var file: String
        var line: String
        var error: String
    }

    static let mistakes = [
        Mistake(
            testDescription: "a view builder is deleted",
            module: "Shelf",
            change: {
                try $0.replace(
                    "enum ArticleViewBuilder",
                    with: "enum FormerViewBuilder",
                    in: "Sources/Catalogue/Generated/ArticleScene.swift"
                )
            },
            file: "Sources/Shelf/Generated/AppEnvironment+Catalogue.swift",
            line: "ArticleViewBuilder.build",
            error: "cannot find 'ArticleViewBuilder' in scope"
        ),
        Mistake(
            testDescription: "a descriptor is written by hand that no spec knows",
            module: "CatalogueInterface",
            change: {
                try $0.write(
                    """
                    public import ViperRuntime

                    extension ViewDescriptor {
                        public struct ForgottenDescriptor: CatalogueSceneDescriptor {
                            public typealias Output = UIViewController
                        }
                    }
                    """,
                    to: "Sources/CatalogueInterface/ForgottenDescriptor.swift"
                )
            },
            file: "Sources/CatalogueInterface/ForgottenDescriptor.swift",
            line: "public struct ForgottenDescriptor",
            error: "type 'ViewDescriptor.ForgottenDescriptor' does not conform to protocol 'CatalogueSceneDescriptor'"
        ),
        Mistake(
            testDescription: "an arm of the resolver's switch is removed",
            module: "Shelf",
            change: {
                try $0.deleteLine(
                    with: "case .article(let descriptor)",
                    in: "Sources/Shelf/Generated/AppEnvironment+Catalogue.swift"
                )
            },
            file: "Sources/Shelf/Generated/AppEnvironment+Catalogue.swift",
            line: "switch scene {",
            error: "switch must be exhaustive"
        ),
        Mistake(
            testDescription: "a service is used that the scene's spec doesn't list",
            module: "Catalogue",
            change: {
                try $0.write(
                    "import ShelfCore\n\nextension ArticleInteractor {\n    func err() { _ = environment.tracker }\n}\n",
                    to: "Sources/Catalogue/Application/ArticleInteractor+Mistake.swift"
                )
            },
            file: "Sources/Catalogue/Application/ArticleInteractor+Mistake.swift",
            line: "_ = environment.tracker",
            error: "value of type 'any ArticleEnvironment' has no member 'tracker'"
        ),
        Mistake(
            testDescription: "a scene of a feature is resolved that no route leads to",
            module: "Checkout",
            change: {
                try $0.write(
                    "import CheckoutInterface\nimport ViperRuntime\n\nextension ReceiptWireframe {\n    func err() { _ = environment.resolve(ViewDescriptor.BasketDescriptor()) }\n}\n",
                    to: "Sources/Checkout/Application/ReceiptWireframe+Mistake.swift"
                )
            },
            file: "Sources/Checkout/Application/ReceiptWireframe+Mistake.swift",
            line: "_ = environment.resolve(ViewDescriptor.BasketDescriptor())",
            error: "value of type 'any ReceiptEnvironment' has no member 'resolve'"
        ),
        Mistake(
            testDescription: "a use case is resolved that the scene's spec doesn't list",
            module: "Checkout",
            change: {
                try $0.write(
                    "import CatalogueInterface\nimport ViperRuntime\n\nextension ReceiptInteractor {\n    func err() { _ = environment.resolve(UseCaseDescriptor.CountArticlesDescriptor()) }\n}\n",
                    to: "Sources/Checkout/Application/ReceiptInteractor+Mistake.swift"
                )
            },
            file: "Sources/Checkout/Application/ReceiptInteractor+Mistake.swift",
            line: "_ = environment.resolve(UseCaseDescriptor.CountArticlesDescriptor())",
            error: "value of type 'any ReceiptEnvironment' has no member 'resolve'"
        ),
        Mistake(
            testDescription: "a presenter goes past its interactor to a service",
            module: "Catalogue",
            change: {
                try $0.write(
                    "import ShelfCore\n\nextension ArticlePresenter {\n    func err() { _ = interactor.environment }\n}\n",
                    to: "Sources/Catalogue/Application/ArticlePresenter+Mistake.swift"
                )
            },
            file: "Sources/Catalogue/Application/ArticlePresenter+Mistake.swift",
            line: "_ = interactor.environment",
            error: "value of type 'any ArticleInteractorContract' has no member 'environment'"
        ),
        Mistake(
            testDescription: "a view uses a service",
            module: "Catalogue",
            change: {
                try $0.write(
                    "import ShelfCore\n\nextension ArticleViewController {\n    func err() { _ = environment.stock }\n}\n",
                    to: "Sources/Catalogue/Application/ArticleViewController+Mistake.swift"
                )
            },
            file: "Sources/Catalogue/Application/ArticleViewController+Mistake.swift",
            line: "_ = environment.stock",
            error: "cannot find 'environment' in scope"
        ),
        Mistake(
            testDescription: "a view changes the data of a part",
            golden: "MVVM",
            module: "Prints",
            change: { try $0.addWriting("parts.imageListData.images = []") },
            file: "Sources/Prints/Application/AlbumDetail/Writing.swift",
            line: "parts.imageListData.images",
            error: "cannot assign to property: 'images' setter is inaccessible"
        ),
        Mistake(
            testDescription: "a view changes the data of a part that Combine publishes",
            golden: "MVVM",
            module: "Prints",
            change: { try $0.addWriting("picture.isLoading = true") },
            file: "Sources/Prints/Application/AlbumDetail/Writing.swift",
            line: "picture.isLoading",
            error: "cannot assign to property: 'isLoading' setter is inaccessible"
        ),
        Mistake(
            testDescription: "a view makes itself a writer of a part's data",
            golden: "MVVM",
            module: "Prints",
            change: {
                try $0.addWriting("AlbumDetailViewModel.ImageListDataWriter(data: parts.imageListData).images = []")
            },
            file: "Sources/Prints/Application/AlbumDetail/Writing.swift",
            line: "ImageListDataWriter(data:",
            error: "'AlbumDetailViewModel.ImageListDataWriter' initializer is inaccessible due to 'fileprivate'"
        ),
        Mistake(
            testDescription: "a view in a module of views changes the data of a part",
            golden: "UIModule",
            module: "MenuUI",
            change: { try $0.addWritingInViews("parts.starsData.count = 5") },
            file: "Sources/MenuUI/Application/Rating/Writing.swift",
            line: "parts.starsData.count",
            error: "cannot assign to property: 'count' setter is inaccessible"
        ),
        Mistake(
            testDescription: "a view in a module of views makes itself a writer of a part's data",
            golden: "UIModule",
            module: "MenuUI",
            change: { try $0.addWritingInViews("RatingDisplay.StarsDataWriter(data: parts.starsData).count = 5") },
            file: "Sources/MenuUI/Application/Rating/Writing.swift",
            line: "StarsDataWriter(data:",
            error: "'RatingDisplay.StarsDataWriter' initializer is inaccessible due to 'fileprivate'"
        ),
    ]

    @Test(.onlyInTestAll, arguments: mistakes)
    func compilerRefuses(mistake: Mistake) async throws {
        let folder = try TemporaryFolder()
        let golden = Repository.goldens.appendingPathComponent(mistake.golden)
        try folder.copy(golden.appendingPathComponent("package"), to: "package")
        let editor = SourceEditor(folder: folder.url.appendingPathComponent("package"))
        try mistake.change(editor)
        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures)
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded)
        let package = try EmittedPackage(specs: golden.appendingPathComponent("specs"), folder: editor.folder)
        for module in try package.modules(upTo: mistake.module) {
            let run = try await compiler.compile(module)
            guard module.name == mistake.module else {
                #expect(run.succeeded, "\(module.name):\n\(run.everything)")
                continue
            }
            #expect(!run.succeeded)
            let line = try editor.lineNumber(of: mistake.line, in: mistake.file)
            let place = "\(mistake.file):\(line):"
            let told = run.everything.split(separator: "\n").contains {
                $0.contains(place) && $0.contains("error: \(mistake.error)")
            }
            #expect(told, "no '\(mistake.error)' at \(place) in:\n\(run.everything)")
        }
    }
}

extension SourceEditor {
    /// Adds what a view of the MVVM package might try, with what views are handed.
    fileprivate func addWriting(_ statement: String) throws {
        try write(
            """
            @MainActor
            func write(_ parts: AlbumDetailViewModel.Parts, _ picture: ImageViewModel.PictureData) {
                \(statement)
            }
            """,
            to: "Sources/Prints/Application/AlbumDetail/Writing.swift"
        )
    }

    /// The same in the package whose views have a module of their own.
    fileprivate func addWritingInViews(_ statement: String) throws {
        try write(
            """
            @MainActor
            func write(_ parts: RatingDisplay.Parts) {
                \(statement)
            }
            """,
            to: "Sources/MenuUI/Application/Rating/Writing.swift"
        )
    }
}
