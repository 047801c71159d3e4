/// A type created from its dependencies, which are declared in one place: use cases and repositories of `mvvm` scenes.
///
/// For example:
///
/// ```swift
/// final class DefaultFetchRecipeUseCase: FetchRecipeUseCase, Instantiatable {
///     struct Arguments {
///         let repository: any RecipeRepository
///     }
///
///     private let repository: any RecipeRepository
///
///     init(with arguments: Arguments) {
///         repository = arguments.repository
///     }
/// }
///
/// let useCase = DefaultFetchRecipeUseCase(with: .init(repository: environment.recipeRepository))
/// ```
public protocol Instantiatable {
    /// The dependencies of an instance. `Void` for a type without any.
    associatedtype Arguments

    /// Creates an instance.
    ///
    /// - Parameter arguments: The dependencies.
    init(with arguments: Arguments)
}

extension Instantiatable where Arguments == Void {
    /// Creates an instance of a type without dependencies.
    ///
    /// For example: `let clock = SystemClock()` instead of `SystemClock(with: ())`.
    public init() { self.init(with: ()) }
}
