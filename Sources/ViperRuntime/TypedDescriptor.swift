/// A value that names a dependency without naming its implementation.
///
/// A feature that can't import another feature requests one of its scenes by descriptor; the application, which knows
/// both, turns the descriptor into its `Output`.
///
/// For example: `ViewDescriptor.RecipeDetailsDescriptor(recipeID: 42)`, whose `Output` is `UIViewController`.
public protocol TypedDescriptor {
    /// The type that a resolver returns for this descriptor.
    associatedtype Output
}
