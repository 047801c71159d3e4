/// The call that builds screens whose descriptors have no spec.
public struct BuilderPattern: Hashable, Sendable {
    /// The placeholder for the scene's name.
    public static let placeholder = "{}"
    /// A name as long as the placeholder, so that places in the one are places in the other.
    static let standIn = "Sc"

    /// The call as written; their view builders are called when `nil`.
    ///
    /// For example: `{}Module.assemble(with: descriptor, session: self)`.
    public var text: String?

    public init(_ text: String? = nil) {
        self.text = text
    }

    /// Returns the call of a scene's view builder, the default.
    ///
    /// For example: `FilmViewBuilder.build(with: descriptor, environment: self)`.
    public static func standard(of scene: String) -> String {
        "\(scene)ViewBuilder.build(with: descriptor, environment: self)"
    }

    /// Returns the expression that builds a scene; `nil` for its view builder.
    public func builder(of scene: String) -> SwiftExpression? {
        text.flatMap { try? SwiftExpression.read($0.replacing(BuilderPattern.placeholder, with: scene)).get() }
    }

    /// Returns the pattern of an expression: the expression with the placeholder in place of the scene's name.
    public static func pattern(of builder: String, scene: String) -> String {
        builder.replacing(scene, with: placeholder)
    }
}
