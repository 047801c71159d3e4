import SwiftReading

/// Gives each descriptor the name of its scene.
///
/// For example: `Film` for `Screens.FilmDescriptor`.
struct SceneNames {
    private static let endings = [
        "ViewDescriptor", "SceneDescriptor", "ScreenDescriptor", "Descriptor", "Destination", "Screen", "Scene",
        "Route",
    ]

    /// By the descriptors' full names; names that two would share have the type around them in front.
    static func make(for descriptors: [String]) -> [String: String] {
        let short = Dictionary(descriptors.map { ($0, name(of: $0)) }) { first, _ in first }
        let counts = Dictionary(short.values.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
        return short.reduce(into: [:]) { names, entry in
            let isShared = (counts[entry.value.lowercased()] ?? 0) > 1
            names[entry.key] = isShared ? entry.key.split(separator: ".").map(capitalized).joined() : entry.value
        }
    }

    /// Without what says only that it is a descriptor.
    static func name(of descriptor: String) -> String {
        let last = descriptor.split(separator: ".").last.map(String.init) ?? descriptor
        let plain = endings.first { last.hasSuffix($0) && last.count > $0.count }.map {
            String(last.dropLast($0.count))
        }
        return capitalized((plain ?? last)[...])
    }

    /// As scenes are called: without underscores, and with a capital first.
    private static func capitalized(_ name: Substring) -> String {
        name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
