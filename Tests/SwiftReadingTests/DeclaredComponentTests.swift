import Testing

@testable import SwiftReading

/// Components, as sources declare them.
@Suite struct DeclaredComponentTests {
    private func read(_ source: String) throws -> DeclaredComponents {
        try DeclaredComponents.read(Array(source.utf8))
    }

    /// Each parameter as `label name: type`, with what is special about it.
    private func parameters(_ members: String) throws -> [String] {
        let found = try read("/// @component\nstruct Tile: View {\n\(members)\n}\n")
        let component = try #require(found.components.first)
        return component.parameters.map { parameter in
            let label = parameter.label == parameter.name ? "" : parameter.label + " "
            let special = [
                parameter.isBinding ? "bound" : nil, parameter.hasDefault ? "default" : nil,
                parameter.isKept ? nil : "not kept",
            ]
            return ["\(label)\(parameter.name): \(parameter.type)"].appending(special).joined(separator: ", ")
        }
    }

    @Test func theMemberwiseInitializerTakesStoredProperties() throws {
        let found = try parameters(
            """
            let title: String, note: String?
            var isNew = false
            var onTap: (@MainActor (Int) -> Void)?
            @Binding var isOn: Bool
            let fixed = 1
            static var shared: Int = 2
            @State private var isOpen = false
            @State private var draft: String?
            @Environment(\\.colorScheme) private var colorScheme
            @ScaledMetric(relativeTo: .body) private var size = 10.0
            @FocusState private var isFocused: Bool
            private let step = 1
            var body: some View { Text(title) }
            @ViewBuilder var rows: some View { body }
            """
        )
        #expect(
            found == [
                "title: String", "note: String?", "isNew: Bool, default", "onTap: (@MainActor (Int) -> Void)?, default",
                "isOn: Bool, bound",
            ]
        )
    }

    @Test func aDeclaredInitializerGoesFirst() throws {
        let found = try parameters(
            """
            let title: String
            private let count: Int
            let isOn: Bool
            @Binding var text: String
            private init(other: Int) {}
            init(_ title: String, of count: Int = 1, isOn shown: Bool, text: Binding<String>,
                onTap: @escaping @MainActor () -> Void) {}
            init(unused: Int) {}
            """
        )
        #expect(
            found == [
                "_ title: String", "of count: Int, default, not kept", "isOn shown: Bool, not kept",
                "text: String, bound", "onTap: @escaping @MainActor () -> Void, not kept",
            ]
        )
    }

    @Test(arguments: [
        ("struct Tile: View {}", 1), ("public struct Tile: Equatable, SwiftUI.View {}", 1),
        ("struct Other: View {}", 1),
    ])
    func theMarkBeginsALine(declaration: String, count: Int) throws {
        for mark in ["/// @component", "// @component", "/** @component */", "/*\n * A tile.\n * @component\n */"] {
            #expect(try read("\(mark)\n\(declaration)").components.count == count)
        }
        for comment in ["/// See @component.", "/// @components", "/// @component_", "/// component"] {
            #expect(try read("\(comment)\n\(declaration)") == DeclaredComponents())
        }
    }

    @Test func aMarkMayStandBehindAttributesAndOnTheLineOfTheBrace() throws {
        #expect(try read("@available(iOS 17, *)\n// @component\nstruct Tile: View {}").components.count == 1)
        #expect(try read("struct Tile: View { // @component\n}").components.count == 1)
    }

    @Test func conditionsImportsAndAvailabilityAreThoseAroundIt() throws {
        let source = """
            import Core
            #if canImport(SwiftUI)
                public import SwiftUI
                #if os(iOS) || os(tvOS)
                    /// @component
                    @available(iOS 18,
                        *)
                    struct Tile: View {}
                #else
                    import Other
                #endif
            #endif
            import struct Later.Thing
            """
        let tile = try #require(try read(source).components.first)
        #expect(tile.conditions == ["canImport(SwiftUI)", "os(iOS) || os(tvOS)"])
        #expect(tile.imports == ["Core", "SwiftUI"])
        #expect(tile.availability == ["@available(iOS 18, *)"])
    }

    @Test(
        arguments: [
            ("struct Tile<Content: View>: View {}", .generic), ("private struct Tile: View {}", .isPrivate),
            ("struct Tile {}", .noView), ("struct Tile: Identifiable {}", .noView),
            ("struct Tile: View { private init() {} }", .noInitializer(property: nil)),
            ("struct Tile: View { private let a: Int }", .noInitializer(property: "a")),
            ("struct Tile: View { private var a = 1 }", .noInitializer(property: "a")),
            ("struct Tile: View { init?() {} }", .unusualInitializer),
            ("struct Tile: View { init() throws {} }", .unusualInitializer),
            ("struct Tile: View { init<A>(_ a: A) {} }", .generic),
            ("struct Tile: View { @State var a: Int }", .wrapped(property: "a", wrapper: "State")),
            ("struct Tile: View { @ObservedObject var a: Model }", .wrapped(property: "a", wrapper: "ObservedObject")),
        ] as [(String, DeclaredComponent.Fault.Kind)]
    )
    func whatCannotBePreviewed(declaration: String, fault: DeclaredComponent.Fault.Kind) throws {
        let component = try #require(try read("/// @component\n\(declaration)").components.first)
        #expect(component.faults.map(\.kind) == [fault])
    }

    @Test func whatStandsBehindElseIsRefused() throws {
        let source = "#if os(iOS)\n#else\n/// @component\nstruct Tile: View {}\n#endif"
        #expect(try read(source).components.first?.faults.map(\.kind) == [.elsewhere])
    }

    @Test(
        arguments: [
            ("/// @component(combinations: a, bC)", ["a", "bC"], nil),
            ("/// @component( combinations: a )", ["a"], nil),
            ("/// @component(traits: a)", nil, "(traits: a)"),
            ("/// @component(combinations: a", nil, "(combinations: a"),
            ("/// @component()", nil, "()"), ("/// @component: a tile", nil, nil),
        ] as [(String, [String]?, String?)]
    )
    func theMarkMayListWhatIsCombined(mark: String, combined: [String]?, unknown: String?) throws {
        let component = try #require(try read("\(mark)\nstruct Tile: View {}").components.first)
        #expect(component.combined?.map(\.text) == combined)
        #expect(component.faults.map(\.kind) == (unknown.map { [.argument($0)] } ?? []))
        let source = Array("\(mark)\nstruct Tile: View {}".utf8)
        for name in component.combined ?? [] {
            #expect(source[name.offset...].starts(with: name.text.utf8))
        }
    }

    @Test(arguments: [
        "/// @component\nclass Tile: View {}", "/// @component\nfunc tile() {}", "/// @component\n",
        "enum A {\n/// @component\nstruct Tile: View {} }",
    ])
    func aMarkInVainIsKnownByItsPlace(source: String) throws {
        let found = try read(source)
        #expect(found.components.isEmpty)
        #expect(found.marksInVain.map { Array(source.utf8)[$0...].starts(with: "@component".utf8) } == [true])
    }

    /// What has no mark isn't parsed: not even what no parser could read.
    @Test func aSourceWithoutAMarkIsNotParsed() throws {
        let deep = String(repeating: "(", count: 100_000)
        #expect(try read("let a = \(deep)") == DeclaredComponents())
        #expect(throws: NestedTooDeeply.self) { try read("/// @component\nlet a = \(deep)") }
    }
}

extension [String] {
    fileprivate func appending(_ more: [String?]) -> [String] { self + more.compactMap(\.self) }
}
