/// A name to be given to a module, a scene or a service.
///
/// For example: `SpecName(text: "recipe details", kind: .scene).problems` has one problem, with the note to write
/// `RecipeDetails`.
public struct SpecName: Sendable {
    public enum Kind: Sendable {
        case module
        case scene
        case service
    }

    private let text: String
    private let use: NameUse

    public init(text: String, kind: Kind) {
        self.init(text: text, use: kind.use)
    }

    init(text: String, use: NameUse) {
        self.text = text
        self.use = use
    }

    /// The problems of the name on its own, as reported for a spec, but without places.
    public var problems: [Diagnostic] {
        let run = DecodingRun()
        let decoder = FileDecoder(SpecFile(path: "", relativePath: "", bytes: []), run: run)
        let node = YAMLNode(
            content: .scalar(YAMLScalar(text: text, style: .doubleQuoted)),
            range: SourceRange(start: decoder.start, end: decoder.start)
        )
        _ = decoder.name(node, use, key: "name")
        return run.diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.location = nil
            return diagnostic
        }
    }
}

extension SpecName.Kind {
    fileprivate var use: NameUse {
        switch self {
        case .module: .module
        case .scene: .typePrefix
        case .service: .member
        }
    }
}
