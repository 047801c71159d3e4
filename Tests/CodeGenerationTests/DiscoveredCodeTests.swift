import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// The switch over descriptors that only the sources name opens their screens, and doesn't compile without a builder.
@Suite(.onlyInTestAll) struct DiscoveredCodeTests {
    private func package() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.copy(Repository.goldens.appendingPathComponent("Discovered/specs"), to: "specs")
        try folder.copy(Repository.goldens.appendingPathComponent("Discovered/package"), to: "package")
        return folder
    }

    private func swift(_ command: String, in folder: TemporaryFolder) async throws -> ToolRun {
        try await Tool.run(
            "swift",
            [command, "-Xswiftc", "-warnings-as-errors"],
            in: folder.url.appendingPathComponent("package")
        )
    }

    @Test func theAppOpensEachOfThem() async throws {
        let run = try await swift("run", in: try package())
        #expect(
            run.output == """
                Shelf 3 of Depot
                Parcel A7
                Route of Depot
                Duty of Depot
                Quay C of Depot
                Terms

                """,
            "\(run.everything)"
        )
    }

    /// A new screen is its descriptor and its builder.
    @Test func aDescriptorWithoutABuilderDoesNotCompile() async throws {
        let folder = try package()
        try folder.write(
            "import DepotCore\nstruct CraneDescriptor: PlaceDescriptor {}\n",
            to: "package/Depot/Screens/Crane.swift"
        )
        _ = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        let failure = try await swift("build", in: folder)
        #expect(
            !failure.succeeded && failure.everything.contains("cannot find 'CraneModule' in scope"),
            "\(failure.everything)"
        )
        try folder.write(
            """
            import DepotCore
            struct CraneDescriptor: PlaceDescriptor {}
            @MainActor enum CraneModule {
                static func assemble(with descriptor: CraneDescriptor, session: Session) -> Controller { Controller(title: "Crane") }
            }
            """,
            to: "package/Depot/Screens/Crane.swift"
        )
        let build = try await swift("build", in: folder)
        #expect(build.succeeded, "\(build.everything)")
    }
}
