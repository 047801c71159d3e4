public import Basics
public import SwiftReading

/// What a type that was scaffolded has to have, so that it fits the contract that generated code holds it to.
///
/// For example: `RecipeDetailsPresenter` has to have the events of `RecipeDetailsPresenterContract`.
public struct ScaffoldContract: Sendable {
    /// For example: `RecipeDetailsPresenter`.
    public var type: String
    /// The protocol. For example: `RecipeDetailsPresenterContract`.
    public var contract: String
    /// The module that the type belongs to.
    public var module: String
    /// Where the type's declarations lie, relative to the target package. For example: `Sources/Recipes`.
    public var folder: String
    /// The scaffold's path, relative to the target package.
    public var path: String
    /// The spec that asks for it.
    public var origin: SourceLocation
    public var members: [Member]
    /// What generated code gives the type where it declares it: a class of people's own has that as well.
    public var membersOfGeneratedType: [Member] = []
    /// Names of what the contract asks for, and does by itself where the type doesn't.
    public var implied: Set<String> = []
    /// Whether generated code declares the type, of which people have extensions.
    public var isTypeGenerated = false
    /// The head of an extension that states the contract, for a type that a team had before it; empty where no such type is asked.
    ///
    /// For example: `extension RecipeDetailsViewController: RecipeDetailsViewContract {`, as lines.
    public var conformance: [String] = []
    /// What the type's builder hands it, as far as that depends on the spec; in the order of the initializer.
    public var collaborators: [Collaborator] = []
    /// How generated code makes a class that it declares unless people do; `nil` of any other type.
    public var construction: Construction?
    /// The scaffold of the type's tests, relative to the target package; empty where there is none.
    public var testsPath = ""

    /// What the type keeps, and may be made with; in the order of the spec.
    public var services: [Service] = []
    /// Whether generated code makes the type of its services, all of them in their order and nothing else.
    public var isMadeOfServices = false

    /// Whether it is a section's view, which generated code of the scene's view makes: ``contract`` is that view then.
    public var isSection = false

    /// What a view builder does to a class.
    public struct Construction: Hashable, Sendable {
        /// Labels of its call, in their order. For example: `environment`.
        public var labels: [String]
        /// An initializer that takes them, as generated code has it.
        ///
        /// For example: `init(viewController: UIViewController? = nil, environment: any RecipeDetailsEnvironment)`.
        public var initializer: String
        /// The name of the property that it sets afterwards, if any. For example: `viewController`.
        public var property: String?
        /// For example: `weak var viewController: UIViewController?`.
        public var declaration = ""
    }

    /// A property that the type is made with.
    public struct Service: Hashable, Sendable {
        /// For example: `recipeRepository`.
        public var name: String
        /// For example: `public let recipeRepository: any RecipeRepository`.
        public var property: String
        /// The same with its value, for a class that isn't made of its services; `nil` where only what is made of them will do.
        ///
        /// For example: `public internal(set) lazy var recipeRepository: any RecipeRepository = DefaultRecipeRepository()`.
        public var lazyProperty: String?
        /// For example: `any RecipeRepository`.
        public var type: String
        /// For example: `recipeRepository: any RecipeRepository = DefaultRecipeRepository()`.
        public var parameter: String
        /// For example: `self.recipeRepository = recipeRepository`.
        public var assignment: String
        /// Import declarations that these need.
        public var imports: [Import]
    }

    /// Something that a type is made of.
    public struct Collaborator: Hashable, Sendable {
        /// Of the property, and the label of the initializer's parameter. For example: `interactor`.
        public var name: String
        /// For example: `RecipeDetailsInteractorContract`.
        public var contract: String
        /// Whether the builder hands it over, as the specs are now.
        public var isAskedFor: Bool
    }

    /// A function that the contract asks for.
    public struct Member: Sendable {
        public var name: String
        /// Labels, `_` for none, and types.
        public var parameters: [(label: String, type: SwiftType)]
        /// `nil` is `Void`.
        public var returns: SwiftType?
        public var isAsync: Bool
        public var canThrow: Bool
        /// On one line. For example: `func fetchRecipe(id: Int64) async throws -> Recipe`.
        public var signature: String
        /// The signature and an opening brace, over as many lines as it takes.
        public var declaration: [String]
        /// Statements that compile, and say that they wait to be written.
        public var stub: [String]
        /// Statements that do all that the spec asks for, where the type has the properties that they need.
        public var finished: FinishedBody?
        /// Import declarations that the declaration and either body need, by module.
        public var imports: [Import]

        /// For example: `fetchRecipe(id:)`.
        public var selector: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }

        /// For example: `fetchRecipe(id: Int64)`.
        public var typedSelector: String {
            "\(name)(\(parameters.map { "\($0.label): \($0.type.text)" }.joined(separator: ", ")))"
        }
    }

    public struct FinishedBody: Sendable {
        public var lines: [String]
        /// Names of properties, each with the types that will do, as scaffolds declare them.
        public var properties: [String: [String]]
    }

    public struct Import: Hashable, Sendable {
        public var module: String
        /// What is written in the file: one line, or an `#if` around one.
        public var lines: [String]
    }
}

/// How a member that waits to be written makes itself seen.
public enum StubStyle: String, CaseIterable, Sendable {
    /// `#warning`: the compiler names it in every build.
    case warning
    /// `// TODO:`, for builds in which warnings are errors.
    case comment
}
