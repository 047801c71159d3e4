import Foundation
import Testing
import TestSupport

/// A presenter's change of its state may read the state that it changes.
@Suite(.onlyInTestAll) struct PresenterUpdateTests {
    /// The function as it is generated, in a presenter that needs nothing else.
    private func program() throws -> String {
        let generated = Repository.root.appendingPathComponent(
            "Tests/Goldens/Standard/package/Sources/Checkout/Generated/BasketScene.swift"
        )
        let lines = try String(contentsOf: generated, encoding: .utf8).components(separatedBy: "\n")
        let start = try #require(lines.firstIndex { $0.contains("func update(") })
        let end = try #require(lines[start...].firstIndex { $0 == "    }" })
        return """
            struct BasketState { var items = [1] }
            protocol BasketView: AnyObject { func render(_ state: BasketState) }
            final class Presenter {
                var state = BasketState()
                weak var view: (any BasketView)?
            \(lines[start...end].joined(separator: "\n"))
                func append() { update { $0.items = state.items + [2] } }
            }
            let presenter = Presenter()
            presenter.append()
            print(presenter.state.items)

            """
    }

    @Test func aChangeMayReadTheState() async throws {
        let folder = try TemporaryFolder()
        try folder.write(try program(), to: "main.swift")
        let build = try await Tool.run("swiftc", ["-swift-version", "5", "main.swift", "-o", "update"], in: folder.url)
        #expect(build.succeeded, "\(build.everything)")
        let run = try await Tool.run(folder.url.appendingPathComponent("update").path, [])
        #expect(run.output == "[1, 2]\n", "\(run.everything)")
    }
}
