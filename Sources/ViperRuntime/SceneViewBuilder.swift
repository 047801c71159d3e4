/// The public entry point of a scene: creates and connects its parts, and returns the output of its descriptor.
///
/// For example: `RecipeDetailsViewBuilder.build(with: descriptor, environment: environment)`.
@MainActor public protocol SceneViewBuilder {
    /// The descriptor that names the scene and carries its parameters.
    associatedtype Descriptor: TypedDescriptor

    /// The dependencies of the scene: its own environment protocol, for example `any RecipeDetailsEnvironment`.
    associatedtype SceneEnvironment

    /// Creates an instance of the scene. It lives as long as the returned value.
    static func build(with descriptor: Descriptor, environment: SceneEnvironment) -> Descriptor.Output
}
