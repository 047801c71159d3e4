import Diagnostics
import Testing

@testable import ScaffoldSync

/// What people's own sources are told when generated code makes a type in another way.
@Suite struct ChangedInitializerTests {
    @Test func aTypeThatIsMadeInAnotherWayIsTold() {
        let review = Reviewed(
            from: "func make() -> Any { JarPresenter(view: view) }",
            to: "func make() -> Any { JarPresenter(view: view, lid: lid) }"
        )
        let presenter = "struct JarPresenter {\n    init(view: JarView) {}\n}\n"
        #expect(
            review.told(["Sources/Shelves/JarPresenter.swift": presenter]) == [
                "JarPresenter.swift:1:1 initializer-differs"
            ]
        )
        let fitting = "struct JarPresenter {\n    init(view: JarView, lid: Lid) {}\n}\n"
        #expect(review.told(["Sources/Shelves/JarPresenter.swift": fitting]) == [])
    }

    /// Whatever UIKit asks a view controller for besides.
    @Test func aViewControllerThatLosesItsEnvironmentIsTold() {
        let review = Reviewed(
            from: "func make() -> Any { JarViewController(environment: environment) }",
            to: "func make() -> Any { JarViewController() }"
        )
        let view =
            "class JarViewController {\n    init(environment: any JarEnvironment) {}\n    required init?(coder: NSCoder) { nil }\n}\n"
        let found = review.diagnostics(["Sources/Shelves/JarViewController.swift": view])
        #expect(found.map(\.id) == ["initializer-differs"])
        #expect(found.map(\.notes[0].message) == ["remove 'environment'"])
    }

    /// A wrapper that says where the value comes from has it already.
    @Test func whatSwiftUIFillsInIsNoParameter() {
        let review = Reviewed(from: "", to: "func make() -> Any { JarView(dataSource: dataSource) }")
        let view = """
            struct JarView: View {
                @Environment(\\.horizontalSizeClass) private var sizeClass
                @State private var opened: Int?
                let dataSource: JarDataSource
            }

            """
        #expect(review.told(["Sources/Shelves/JarView.swift": view]) == [])
        let lid = view.replacing("let data", with: "@ObservedObject var lid: Lid\n    let data")
        #expect(review.told(["Sources/Shelves/JarView.swift": lid]) == ["JarView.swift:1:1 initializer-differs"])
    }

    /// By `sync` as well, which looks after the initializers of other types.
    @Test func aTypeThatIsMadeInOneMoreWayIsTold() {
        var review = Reviewed(
            from: "func make() -> Any { JarViewController(lid: lid) }",
            to: "func make() -> Any { open { JarViewController(coder: $0, lid: lid) } ?? JarViewController(lid: lid) }"
        )
        review.package.synchronised = ["JarViewController"]
        review.package.freshScaffold = { _ in
            Array("class JarViewController { init?(coder: NSCoder, lid: Lid) {}; init(lid: Lid) {} }".utf8)
        }
        let view = "class JarViewController {\n    init(lid: Lid) {}\n    required init?(coder: NSCoder) { nil }\n}\n"
        let found = review.diagnostics(["Sources/Shelves/JarViewController.swift": view])
        #expect(found.map(\.id) == ["initializer-differs"])
        #expect(found.map(\.notes[0].message) == ["add 'init?(coder: NSCoder, lid: Lid)' to what it has"])
        review.package.synchronisedInitializers = ["JarViewController"]
        #expect(review.told(["Sources/Shelves/JarViewController.swift": view]) == [])
    }
}
