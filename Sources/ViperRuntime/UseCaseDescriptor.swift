/// The namespace of all descriptors of use cases: what one feature does for others without showing a screen.
///
/// For example: `environment.resolve(UseCaseDescriptor.FetchRecipeDescriptor())`.
public enum UseCaseDescriptor {}
