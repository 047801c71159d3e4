/// The Swift file of a component: a type for each property with options, and the view.
struct ComponentFile {
    let component: DesignedComponent
    /// The lines below the header.
    let lines: [String]
    let slots: [DesignSlot]

    /// The most combinations of options that a component may have: each is an arm of a `switch`.
    private static let most = 500
    /// The most previews of a component.
    private static let mostPreviews = 64

    init(_ component: DesignedComponent, tokens: DesignTokens, at place: DesignPlace) throws(DesignFault) {
        self.component = component
        guard component.combinationCount <= Self.most else {
            throw DesignFault(
                "'\(component.written.shown)' has \(component.combinationCount) combinations of options; there may be \(Self.most)",
                "make some of its properties booleans, or split it",
                at: place
            )
        }
        var writer = LayoutWriter(component, tokens: tokens)
        let body = try Self.body(component, &writer)
        slots = writer.slots.values.sorted { $0.name < $1.name }
        let view = Self.view(component, body).lines(at: 4).map { $0.isEmpty ? "" : "    " + $0 }
        lines =
            ["#if canImport(SwiftUI)", "    public import SwiftUI", "#endif", ""]
            + component.properties.flatMap { Self.type(of: $0, component) }
            + ["#if canImport(SwiftUI)"] + view + ["#endif"]
    }

    private static func type(of property: DesignedComponent.Property, _ component: DesignedComponent) -> [String] {
        guard case .options(let options, let type, _) = property.kind else { return [] }
        let what = "`\(property.written.inComment)` of '\(component.written.inComment)' in the design."
        return ["/// \(what)", "public nonisolated enum \(type): CaseIterable, Hashable, Sendable {"]
            + options.flatMap { ["    /// \($0.written.inComment)", "    case \($0.name.spelled(.declaration))"] } + [
                "}", "",
            ]
    }

    private static func view(_ component: DesignedComponent, _ body: [TemplateCode]) -> [TemplateCode] {
        let properties = component.properties
        let stored = properties.map { TemplateCode.line("public let \($0.name.spelled(.declaration)): \($0.type)") }
        let parameters = properties.map { property in
            "\(property.name.spelled(.declaration)): \(property.type)" + (property.standard.map { " = \($0)" } ?? "")
        }
        let assignments = properties.map {
            TemplateCode.line("self.\($0.name.spelled(.member)) = \($0.name.spelled(.local))")
        }
        let initializer: [TemplateCode] =
            properties.isEmpty
            ? ["public init() {}"]
            : [TemplateCode.phrase("public init(", parameters, ") {")] + assignments.map(\.indented) + ["}"]
        let members =
            stored + (stored.isEmpty ? [] : [""]) + initializer + ["", .block("public var body: some View {", body)]
        return [
            .line(
                "/// '\(component.written.inComment)' of the design. What the design doesn't tell is in slots, which are yours."
            ),
            "///", .line("/// @component\(combinations(component))"),
            .block("public struct \(component.name): View {", members),
        ]
    }

    /// Returns the argument of the mark, if there would be too many previews without it.
    private static func combinations(_ component: DesignedComponent) -> String {
        let count = component.properties.map { max($0.patterns.count, 1) }.reduce(1) { min($0 * $1, 1 << 20) }
        if count <= mostPreviews { return "" }
        let fits = component.combinationCount <= mostPreviews
        let names = fits ? component.distinguishing : Array(component.distinguishing.prefix(1))
        return "(combinations: \(names.joined(separator: ", ")))"
    }

    // MARK: - Body

    /// Returns the layouts in a `switch`. Variants that look the same share an arm.
    private static func body(
        _ component: DesignedComponent,
        _ writer: inout LayoutWriter
    ) throws(DesignFault) -> [TemplateCode] {
        var arms: [(lines: [String], code: [TemplateCode], patterns: [[String]])] = []
        func add(_ code: [TemplateCode], for patterns: [[String]]) {
            let lines = code.lines(at: 0)
            if let index = arms.firstIndex(where: { $0.lines == lines }) {
                arms[index].patterns += patterns
            } else {
                arms.append((lines, code, patterns))
            }
        }
        for variant in component.variants { add(try writer.code(of: variant), for: [variant.patterns]) }
        let undrawn = component.undrawn
        if !undrawn.isEmpty { add(try writer.undrawn(), for: undrawn) }
        if arms.count == 1, let only = arms.first { return only.code }
        let subjects = component.distinguishing.map { $0.spelled(.local) }
        let subject = subjects.count == 1 ? subjects.joined() : "(\(subjects.joined(separator: ", ")))"
        return [.line("switch \(subject) {")] + arms.flatMap { arm in pattern(arm.patterns) + arm.code.map(\.indented) }
            + ["}"]
    }

    private static func pattern(_ patterns: [[String]]) -> [TemplateCode] {
        let texts = patterns.map { $0.count == 1 ? $0.joined() : "(\($0.joined(separator: ", ")))" }
        return texts.enumerated().map { index, text in
            .line((index == 0 ? "case " : "    ") + text + (index == texts.count - 1 ? ":" : ","))
        }
    }
}

extension DesignedComponent.Property {
    fileprivate var type: String {
        switch kind {
        case .text: "String"
        case .flag: "Bool"
        case .options(_, let type, _): type
        }
    }

    /// The default value in Swift; `nil` for a text, whose value in the design is only an example.
    fileprivate var standard: String? {
        switch kind {
        case .text: nil
        case .flag(let standard): "\(standard)"
        case .options(_, _, let standard): standard
        }
    }
}

extension TemplateCode {
    /// The code one step further in.
    fileprivate var indented: TemplateCode {
        switch self {
        case .line(let text): .line(text.isEmpty ? "" : "    " + text)
        case .phrase(let head, let items, let tail, let style, let length):
            .phrase("    " + head, items, tail, style: style, lineLength: length)
        case .block(let head, let body, let tail): .block("    " + head, body.map(\.indented), tail.indented)
        }
    }
}
