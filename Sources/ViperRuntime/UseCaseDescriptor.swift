/// The namespace of all descriptors of use cases: services of one feature for others, without a screen.
///
/// For example: `environment.resolve(UseCaseDescriptor.FetchRecipeDescriptor())`.
public enum UseCaseDescriptor {}
