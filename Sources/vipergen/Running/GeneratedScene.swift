/// A scene, told by the path of one of its generated files.
struct GeneratedScene {
    let name: String
    private let sources: String
    let file: String

    /// `Sources/Recipes/Generated/Details/DetailsState.swift`.
    init?(_ path: String) {
        let parts = path.split(separator: "/").map(String.init)
        guard parts.count > 3, parts[parts.count - 3] == "Generated" else { return nil }
        name = parts[parts.count - 2]
        sources = parts.dropLast(3).joined(separator: "/")
        file = parts[parts.count - 1]
    }

    /// The generated file of one of its parts.
    func generated(_ part: String) -> String { "\(sources)/Generated/\(name)/\(name)\(part).swift" }

    /// The folder of its scaffolds.
    var scaffolds: String { "\(sources)/Application/\(name)" }

    /// The scaffold of one of its parts.
    func scaffold(_ part: String) -> String { "\(scaffolds)/\(name)\(part).swift" }
}
