/// The namespace of all descriptors of scenes. Each interface module adds its own in an extension.
///
/// For example: `environment.resolve(ViewDescriptor.RecipeDetailsDescriptor(recipeID: 42))`.
public enum ViewDescriptor {}
