import Foundation
import TestSupport
import Testing

/// The generated tests of components run, with a stand-in for SwiftUI: they pass, and fail where a component forgets what it is given.
@Suite struct ComponentPreviewRunTests {
    private static let golden = Repository.goldens.appendingPathComponent("Components/package")

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Components",
            targets: [
                .target(name: "SwiftUI"),
                .target(name: "BakeryCore", dependencies: ["SwiftUI"]),
                .testTarget(name: "BakeryTests", dependencies: ["BakeryCore"]),
            ]
        )
        """

    /// As much as the component asks for.
    private static let swiftUI = """
        @MainActor public protocol View { associatedtype Body: View; var body: Body { get } }
        extension Never: View { public var body: Never { fatalError() } }
        public struct HorizontalAlignment: Sendable { public static let leading = HorizontalAlignment() }
        public struct Text: View {
            public init(verbatim: String) {}
            public var body: Never { fatalError() }
        }
        public struct VStack: View {
            public init(alignment: HorizontalAlignment, @Lines content: () -> [Text]) {}
            public var body: Never { fatalError() }
        }
        @resultBuilder public enum Lines {
            public static func buildExpression(_ text: Text) -> [Text] { [text] }
            public static func buildBlock(_ parts: [Text]...) -> [Text] { parts.flatMap { $0 } }
            public static func buildOptional(_ part: [Text]?) -> [Text] { part ?? [] }
        }
        public struct Button: View {
            public init(action: @escaping @MainActor () -> Void, label: () -> VStack) {}
            public var body: Never { fatalError() }
            public func disabled(_ isDisabled: Bool) -> Button { self }
        }
        """

    private func package() async throws -> TemporaryFolder {
        let folder = try await TemporaryFolder.forBuilds()
        try folder.write(Self.manifest, to: "Package.swift")
        try folder.write(Self.swiftUI, to: "Sources/SwiftUI/SwiftUI.swift")
        for path in ["Sources/BakeryCore/Loaf.swift", "Sources/BakeryCore/UI/LoafCard.swift"] {
            try folder.write(try text(path), to: path)
        }
        // The macro is Apple's; what it shows is in the catalogue above it.
        let previews = "Sources/BakeryCore/Generated/Components/LoafCardPreviews.swift"
        let catalogue = try text(previews).replacing(/[ ]*#Preview\([^\n]*\n[^\n]*\n *\}\n/, with: "")
        try #require(!catalogue.contains("#Preview"))
        try folder.write(catalogue, to: previews)
        let tests = "Tests/BakeryTests/Generated/LoafCardPreviewTests.swift"
        try folder.write(try text(tests), to: tests)
        return folder
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: Self.golden.appendingPathComponent(path)), as: UTF8.self)
    }

    @Test func passAndFailWhereAComponentForgetsWhatItIsGiven() async throws {
        let folder = try await package()
        let whole = try await Tool.run("swift", ["test"], in: folder.url)
        #expect(whole.succeeded, "\(whole.everything)")
        #expect(whole.everything.contains("Test run with 3 tests"), "\(whole.everything)")
        try SourceEditor(folder: folder.url).replace(
            "self.isNew = isNew",
            with: "self.isNew = false",
            in: "Sources/BakeryCore/UI/LoafCard.swift"
        )
        let forgetful = try await Tool.run("swift", ["test"], in: folder.url)
        #expect(!forgetful.succeeded)
        #expect(forgetful.everything.contains("newIsShownWhereTheNameSaysSo"), "\(forgetful.everything)")
        #expect(
            !forgetful.everything.contains("Test stockIsShownWhereTheNameSaysSo() recorded an issue"),
            "\(forgetful.everything)"
        )
    }
}
