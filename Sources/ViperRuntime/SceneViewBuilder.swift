/// The public entry point of a scene: creates and connects its parts, and returns the output of its descriptor.
///
/// For example: `RecipeDetailsViewBuilder.build(with: descriptor, environment: environment)`.
@MainActor public protocol SceneViewBuilder {
    /// The descriptor that names the scene and carries its parameters.
    associatedtype Descriptor: TypedDescriptor

    /// What the scene may reach: its own environment protocol, for example `any RecipeDetailsEnvironment`.
    associatedtype SceneEnvironment

    /// A new instance of the scene. Whoever keeps the returned value keeps the scene alive.
    static func build(with descriptor: Descriptor, environment: SceneEnvironment) -> Descriptor.Output
}
