/// Names the scenes of descriptors.
///
/// For example: `Film` for `Screens.FilmDescriptor`.
struct SceneNames {
    private static let endings = [
        "ViewDescriptor", "SceneDescriptor", "ScreenDescriptor", "Descriptor", "Destination", "Screen", "Scene",
        "Route",
    ]

    /// Returns the names by the descriptors' full names; equal names are prefixed with the type around them.
    static func make(for descriptors: [String]) -> [String: String] {
        let short = Dictionary(descriptors.map { ($0, name(of: $0)) }) { first, _ in first }
        let counts = Dictionary(short.values.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
        return short.reduce(into: [:]) { names, entry in
            let isShared = (counts[entry.value.lowercased()] ?? 0) > 1
            names[entry.key] = isShared ? entry.key.split(separator: ".").map(capitalized).joined() : entry.value
        }
    }

    /// Returns the name without the suffix for descriptors.
    static func name(of descriptor: String) -> String {
        let last = descriptor.split(separator: ".").last.map(String.init) ?? descriptor
        let plain = endings.first { last.hasSuffix($0) && last.count > $0.count }.map {
            String(last.dropLast($0.count))
        }
        return capitalized((plain ?? last)[...])
    }

    /// Returns the name in the form of scenes: without underscores, and capitalised.
    private static func capitalized(_ name: Substring) -> String {
        name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
