/// The Swift file with a design's tokens.
struct TokensFile {
    let tokens: DesignTokens
    /// The property of `Bundle` with the module's resources.
    let bundle: String

    static let name = "DesignTokens"

    /// The lines below the header.
    var lines: [String] {
        let imports = needsSwiftUI ? ["#if canImport(SwiftUI)", "    public import SwiftUI", "#endif", ""] : []
        let sizes =
            ["/// The tokens of the design.", "public nonisolated enum \(Self.name) {"]
            + [
                scale("Spacing", "Distances, in points.", tokens.spacing),
                scale("Radius", "Radii of corners, in points.", tokens.radii),
            ]
            .filter { !$0.isEmpty }.joined(separator: [""]).map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
        return imports + sizes + (needsSwiftUI ? [""] + swiftUI : [])
    }

    private var needsSwiftUI: Bool { !tokens.colours.isEmpty || !tokens.textStyles.isEmpty }

    private func scale(_ name: String, _ what: String, _ sizes: [DesignTokens.Size]) -> [String] {
        if sizes.isEmpty { return [] }
        return ["/// \(what)", "public nonisolated enum \(name) {"]
            + sizes.flatMap { size in
                [
                    "    /// \(size.written.inComment)",
                    "    public static let \(size.name.spelled(.declaration)): Double = \(size.points.points)",
                ]
            } + ["}"]
    }

    private var swiftUI: [String] {
        let colours = tokens.colours.map { colour in
            (
                colour.written,
                "\(colour.name.spelled(.declaration)): Color { Color(\(colour.name.swiftLiteral), bundle: .\(bundle)) }"
            )
        }
        let fonts = tokens.textStyles.map { ($0.written, "\($0.name.spelled(.declaration)): Font { \($0.font) }") }
        let groups = [
            group("Colors", "The colours, with their values in the dark.", colours),
            group("TextStyles", "The text styles, which grow with the reader's text size.", fonts),
        ]
        return ["#if canImport(SwiftUI)", "    extension \(Self.name) {"]
            + groups.filter { !$0.isEmpty }.joined(separator: [""]).map { $0.isEmpty ? "" : "        " + $0 }
            + ["    }", "#endif"]
    }

    private func group(_ name: String, _ what: String, _ members: [(written: String, code: String)]) -> [String] {
        if members.isEmpty { return [] }
        return ["/// \(what)", "@MainActor", "public enum \(name) {"]
            + members.flatMap { ["    /// \($0.written.inComment)", "    public static var \($0.code)"] } + ["}"]
    }
}
