import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What is written once fits what is there.
@Suite struct FittingScaffoldTests {
    private func pantry(_ files: [String: String], project: String = "") throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n\(project)", to: "specs/project.yml")
        for (path, text) in files { try folder.write(text, to: path) }
        return folder
    }

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        String(decoding: try #require(try FileTree.read(folder.url)[path], "\(path)"), as: UTF8.self)
    }

    /// UIKit raises where a navigation controller is to hold another one.
    @Test(arguments: [
        ("final class OldMenu: UINavigationController {}", "        OldMenu()\n"),
        ("class Base: UINavigationController {}\nfinal class OldMenu: Base {}", "        OldMenu()\n"),
        ("final class OldMenu: UIViewController {}", "        UINavigationController(rootViewController: OldMenu())\n"),
    ])
    func anOldNavigationControllerIsShownByItself(source: String, screen: String) async throws {
        let menu = "style: legacy\nclass: OldMenu\noutput: UINavigationController\n"
        let folder = try pantry([
            "specs/Pantry/Menu.yml": menu, "specs/Home/Start.yml": "style: uikit\n",
            "Sources/Pantry/OldMenu.swift": source,
        ])
        let run = try await Tool.vipergen("generate", in: folder.url)
        try #require(run.succeeded, "\(run.everything)")
        let builder = try text("Sources/Pantry/Application/Menu/MenuViewBuilder.swift", in: folder)
        #expect(builder.contains(screen), "\(builder)")
    }

    /// What implements a service conforms to its protocol from the beginning, as far as anybody can say.
    @Test func theImplementationOfAServiceHasWhatItsProtocolAsksFor() async throws {
        let store = """
            public protocol Reading: Sendable {
                var count: Int { get }
                func plain() -> [String]
            }
            public protocol Store: Reading {
                /// All of them.
                func jars(
                    named name: String, // as it is written
                    _ limit: Int
                ) async throws -> [Date]
                func close()
                var isOpen: Bool { get set }
                var newest: String { get async throws }
                static func make<T: Sendable>(_ value: T) -> T where T: Hashable
                subscript(index: Int) -> String? { get }
            }
            extension Reading { public func plain() -> [String] { [] } }

            """
        let folder = try pantry(
            [
                "specs/Home/Start.yml": "style: uikit\n",
                "Sources/PantryCore/Store.swift": "import Foundation\n" + store,
            ],
            project: "services: { store: Store }\n"
        )
        let run = try await Tool.vipergen("generate", in: folder.url)
        try #require(run.succeeded, "\(run.everything)")
        let text = try text("Sources/Pantry/Services/DefaultStore.swift", in: folder)
        let members = [
            "    public func jars(named name: String, _ limit: Int) async throws -> [Date] {\n        throw UnimplementedError(\"DefaultStore.jars(named:_:)\")\n    }\n",
            "    public func close() {\n        // Nothing is done here yet.\n    }\n",
            "    public var isOpen: Bool {\n        get {\n            false\n        }\n        set {}\n    }\n",
            "    public var newest: String {\n        get async throws {\n            throw UnimplementedError(\"DefaultStore.newest\")\n        }\n    }\n",
            "    public static func make<T: Sendable>(_ value: T) -> T where T: Hashable {\n        fatalError(\"DefaultStore.make(_:) is not written yet\")\n    }\n",
            "    public subscript(index: Int) -> String? {\n        nil\n    }\n",
            "    public var count: Int {\n        0\n    }\n",
        ]
        for member in members {
            #expect(text.contains(member), "\(member)\n\(text)")
        }
        #expect(
            !text.contains("plain()") && text.contains("import ViperRuntime\n")
                && text.contains("public import Foundation\n")
        )
    }

    /// A type that may conform, of the kind that the protocol asks for.
    @Test(arguments: [
        (
            "Store: AnyObject", "var x: Int { get set }",
            "public nonisolated final class DefaultStore: Store {\n    public init() {}\n"
        ),
        (
            "Store: Named", "mutating func go()",
            "final class DefaultStore: Store {\n    public init() {}\n\n    public func go() {"
        ),
        (
            "Store where Self: AnyObject", "init()",
            "public nonisolated final class DefaultStore: Store {\n    public init() {}\n}\n"
        ),
        (
            "Store: Actor", "func go() async",
            "public actor DefaultStore: Store {\n    public init() {}\n\n    public func go() async {"
        ),
        (
            "Store: NSObjectProtocol", "func go()",
            "final class DefaultStore: NSObject, Store {\n    public override init() {}\n"
        ),
        (
            "Store: Sendable", "associatedtype Item: Sendable; func items() -> [Item]",
            "struct DefaultStore: Store {\n    public typealias Item = Never\n    public init() {}\n\n    public func items() -> [Item] {\n        []\n"
        ),
        ("Store: Sendable", "func go() throws(CocoaError)", "public import Foundation\npublic import PantryCore\n"),
    ])
    func theImplementationOfAServiceIsWhatItsProtocolAsksFor(
        head: String,
        members: String,
        text: String
    ) async throws {
        let folder = try pantry(
            [
                "specs/Home/Start.yml": "style: uikit\n",
                "Sources/PantryCore/Named.swift": "public protocol Named: class {}\n",
                "Sources/PantryCore/Store.swift":
                    "public import Foundation\npublic protocol \(head) {\n    \(members.replacing("; ", with: "\n    "))\n}\n",
            ],
            project: "services: { store: Store }\n"
        )
        let run = try await Tool.vipergen("generate", in: folder.url)
        try #require(run.succeeded, "\(run.everything)")
        let written = try self.text("Sources/Pantry/Services/DefaultStore.swift", in: folder)
        #expect(written.contains(text), "\(written)")
    }

    /// A load that needs nothing begins with the screen, whatever it is called.
    @Test(arguments: [
        ("[String]", "searchNames"), ("{ loads: [String], from: names }", "names"),
    ])
    func aLoadBeginsWithTheScreen(field: String, name: String) async throws {
        let method = "\(name): { returns: [String], async: true }"
        let folder = try pantry([
            "specs/Home/Start.yml": "state: { names: \(field) }\ninteractor: { \(method) }\n",
            "specs/Home/List.yml":
                "style: mvvm\nparts: { list: { state: { names: \(field) } } }\nuseCase: { \(method) }\n",
        ])
        let run = try await Tool.vipergen("generate", in: folder.url)
        try #require(run.succeeded, "\(run.everything)")
        let presenter = try text("Sources/Home/Application/Start/StartPresenter.swift", in: folder)
        #expect(presenter.contains("view?.render(state)\n        \(name)()\n"), "\(presenter)")
        let viewModel = try text("Sources/Home/Application/List/ListViewModel.swift", in: folder)
        #expect(viewModel.contains("func onAppear() {\n        "), "\(viewModel)")
        #expect(viewModel.contains("await useCase.\(name)()"), "\(viewModel)")
    }

    @Test func theSwitchOfAdoptedScenesImportsTheirNamespace() async throws {
        let folder = try pantry(
            [
                "specs/Pantry/Lounge.yml":
                    "style: handwritten\ndescriptor: Screens.Lounge\nbuilder: Lounge.make(descriptor.room)\n",
                "specs/Home/Start.yml": "style: uikit\n",
                "Sources/PantryCore/Screens.swift": "public protocol Screen {}\npublic enum Screens {}\n",
                "Sources/Pantry/Lounge.swift":
                    "extension Screens { struct Lounge: Screen { var room: Int } }\nenum Lounge { static func make(_ room: Int) {} }\npublic final class Session {}\n",
            ],
            project: "environment: Session\ndescriptors: { namespace: Screens, protocol: Screen }\n"
        )
        let run = try await Tool.vipergen("generate", in: folder.url)
        try #require(run.succeeded, "\(run.everything)")
        let file = try text("Sources/Pantry/Generated/Session+AdoptedScenes.swift", in: folder)
        #expect(file.contains("\nimport PantryCore\n"), "\(file)")
    }

    /// What nobody has written yet is told, and a slip in a name stops the run.
    @Test func typesThatNothingDeclaresAreTold() async throws {
        let folder = try pantry([
            "specs/Home/Start.yml": "parameters: { jar: Jar }\n", "specs/Home/Other.yml": "style: uikit\n",
        ])
        let told = "specs/Home/Start.yml:1:20: warning: nothing declares a type 'Jar' [unknown-name]"
        for command in ["generate", "check"] {
            let run = try await Tool.vipergen([command], in: folder.url)
            #expect(run.succeeded && run.errors.contains(told), "\(run.everything)")
        }
        let new = try await Tool.vipergen(
            "new",
            "scene",
            "Lid",
            "--module",
            "Home",
            "--param",
            "lid:Zonk",
            in: folder.url
        )
        #expect(new.succeeded && new.errors.contains("nothing declares a type 'Zonk'"), "\(new.everything)")
        try folder.write(
            "public struct Jar: Hashable, Sendable {}\nstruct Produce {}\n",
            to: "Sources/PantryCore/Jar.swift"
        )
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(!check.errors.contains("'Jar'"), "\(check.everything)")
        try folder.write("parameters: { jar: Jar, made: Produse }\n", to: "specs/Home/Start.yml")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1 && run.errors.contains("did you mean 'Produce'?"), "\(run.everything)")
    }

    /// To the specs alone it may be a type of the team's own; the sources say that it is none.
    @Test func aSlipInTheNameOfASampleIsToldOnce() async throws {
        let folder = try pantry(
            [
                "specs/Home/Start.yml": "state: { made: Produce? }\n",
                "Sources/PantryCore/Produce.swift":
                    "public struct Produce: Hashable, Sendable { public static let sample = Produce() }\n",
            ],
            project: "samples: { Produce: .sample }\n"
        )
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        try folder.write("state: { made: Produse? }\n", to: "specs/Home/Start.yml")
        for command in ["check", "generate"] {
            let run = try await Tool.vipergen(command, in: folder.url)
            #expect(run.status == 1, "\(run.everything)")
            #expect(run.errors.components(separatedBy: "[unknown-name]").count == 2, "\(run.everything)")
            #expect(run.errors.contains(": error: nothing declares a type 'Produse'"), "\(run.everything)")
        }
    }
}
