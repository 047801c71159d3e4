public import SwiftReading

/// How screens are built whose descriptors have no spec.
public struct BuilderPattern: Hashable, Sendable {
    /// Stands for the name of the scene.
    public static let placeholder = "{}"
    /// As long as the placeholder, so that places in the one are places in the other.
    static let standIn = "Sc"

    /// For example: `{}Module.assemble(with: descriptor, session: self)`; their view builders do it when `nil`.
    public var text: String?

    public init(_ text: String? = nil) {
        self.text = text
    }

    /// A scene's view builder, which builds what nothing else is said of.
    ///
    /// For example: `FilmViewBuilder.build(with: descriptor, environment: self)`.
    public static func standard(of scene: String) -> String {
        "\(scene)ViewBuilder.build(with: descriptor, environment: self)"
    }

    /// What builds one of them; `nil` for its view builder.
    public func builder(of scene: String) -> SwiftExpression? {
        text.flatMap { try? SwiftExpression.read($0.replacing(BuilderPattern.placeholder, with: scene)).get() }
    }

    /// The pattern that an expression follows: what it is with the placeholder in place of the scene's name.
    public static func pattern(of builder: String, scene: String) -> String {
        builder.replacing(scene, with: placeholder)
    }
}
