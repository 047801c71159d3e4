import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// How a view observes is a word of the spec, and changes nothing that is the user's but the view.
@Suite struct BindingTests {
    private func generate(project: String = "", scene: String) async throws -> [String: Data] {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n\(project)\n", to: "specs/project.yml")
        let jar =
            "state: { lids: [String] }\nevents: [didTapOpen]\ninteractor: { open: { async: true, throws: true } }\nroutes: {}\n"
        try folder.write("scene: Jar\n\(scene)\n\(jar)", to: "specs/Shelves/Jar.yml")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        return try FileTree.read(folder.url)
    }

    private func text(_ path: String, in files: [String: Data]) throws -> String {
        String(decoding: try #require(files[path]), as: UTF8.self)
    }

    private func contracts(in files: [String: Data]) throws -> [Substring] {
        try text("Sources/Shelves/Generated/JarScene.swift", in: files)
            .matches(of: /\nprotocol \w+Contract: [^}]*\n\}/).map(\.output)
    }

    @Test func scaffoldsAreTheSameForAllOfThem() async throws {
        let uikit = try await generate(scene: "style: uikit")
        for binding in ["observation", "combine", "rx"] {
            let files = try await generate(
                project: "platforms: { iOS: \"17.0\" }",
                scene: "style: swiftui with \(binding)"
            )
            for part in ["Presenter", "Interactor"] {
                let path = "Sources/Shelves/Application/Jar/Jar\(part).swift"
                #expect(files[path] == uikit[path] && files[path] != nil, "\(binding): \(part)")
            }
            let asked = try contracts(in: files)
            #expect(try asked.count == 3 && asked == contracts(in: uikit), "\(binding)")
        }
    }

    @Test func rxSwiftIsAskedForOnlyWhereItIsUsed() async throws {
        let rx = try await generate(scene: "style: swiftui with rx")
        let manifest = try text("Package.swift", in: rx)
        #expect(manifest.contains(#".package(url: "https://github.com/ReactiveX/RxSwift", from: "6.9.0"),"#))
        for product in ["RxSwift", "RxRelay", "RxCocoa"] {
            let line = #".product(name: "\#(product)", package: "RxSwift", condition: .when(platforms: [.iOS, .macOS, "#
            #expect(manifest.contains(line))
        }
        for scene in ["style: uikit", "style: swiftui with combine"] {
            let files = try await generate(scene: scene)
            #expect(!(try text("Package.swift", in: files)).contains("RxSwift"), "\(scene)")
            #expect(!(try text("Sources/Shelves/Generated/JarScene.swift", in: files)).contains("Drivers"), "\(scene)")
            #expect(files.keys.filter { $0.contains("Reactive") } == [], "\(scene)")
        }
    }

    @Test func theVersionThatTheTeamListsIsTaken() async throws {
        let packages = """
            packages:
              RxSwift: { url: "https://github.com/ReactiveX/RxSwift.git", version: "6.5.0", products: [RxSwift] }
            """
        let files = try await generate(project: packages, scene: "style: swiftui with rx")
        let manifest = try text("Package.swift", in: files)
        #expect(manifest.contains(#"RxSwift.git", from: "6.5.0"),"#))
        #expect(!manifest.contains("6.9.0"))
        #expect(manifest.contains(#".product(name: "RxCocoa", package: "RxSwift")"#))
    }

    @Test func theViewControllerDrivesTheDataSourceFieldByField() async throws {
        let files = try await generate(scene: "style: swiftui with rx")
        let drivers = try text("Sources/Shelves/Generated/JarScene.swift", in: files)
        #expect(drivers.contains("var lids: Driver<[String]> {"))
        let viewController = try text("Sources/Shelves/Generated/JarScene.swift", in: files)
        for field in ["lids", "failure"] {
            let line = #"drivers.\#(field).drive(dataSource.rx[\.\#(field)]).disposed(by: disposeBag)"#
            #expect(viewController.contains(line))
        }
    }
}
