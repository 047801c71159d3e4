/// A type created from its dependencies, which are named in one place: use cases and repositories of `mvvm` scenes.
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
    /// The dependencies of an instance. `Void` for a type that has none.
    associatedtype Arguments

    /// A new instance.
    ///
    /// - Parameter arguments: What it depends on.
    init(with arguments: Arguments)
}

extension Instantiatable where Arguments == Void {
    /// A new instance of a type that depends on nothing.
    ///
    /// For example: `let clock = SystemClock()` instead of `SystemClock(with: ())`.
    public init() { self.init(with: ()) }
}
