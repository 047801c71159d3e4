/// The members that a scaffolded type needs to fit the contract in generated code.
///
/// For example: `RecipeDetailsPresenter` needs the events of `RecipeDetailsPresenterContract`.
public struct ScaffoldContract: Sendable {
    /// The type. For example: `RecipeDetailsPresenter`.
    public var type: String
    /// The protocol. For example: `RecipeDetailsPresenterContract`.
    public var contract: String
    /// The module that the type belongs to.
    public var module: String
    /// The folder of the type's declarations, relative to the target package. For example: `Sources/Recipes`.
    public var folder: String
    /// The scaffold's path, relative to the target package.
    public var path: String
    /// The location of its spec.
    public var origin: SourceLocation
    public var members: [Member]
    /// The members that generated code declares with the type's class, and that a person's own class needs, too.
    public var membersOfGeneratedType: [Member] = []
    /// The names of the contract's members that have a default implementation.
    public var implied: Set<String> = []
    /// True if generated code declares the type, which people extend.
    public var isTypeGenerated = false
    /// The first lines of an extension that states the contract, for a type older than its scene; empty for others.
    ///
    /// For example: `extension RecipeDetailsViewController: SceneViewContract {`, as lines.
    public var conformance: [String] = []
    /// The builder's arguments that depend on the spec, in the order of the initializer.
    public var collaborators: [Collaborator] = []
    /// The way in which generated code creates a class that people may replace; `nil` for other types.
    public var construction: Construction?
    /// The scaffold of the type's tests, relative to the target package; empty if there is none.
    public var testsPath = ""

    /// The properties that the type stores and may take in its initializer, in the order of the spec.
    public var services: [Service] = []
    /// The types that services belong to which must not be here, by the services' names.
    public var servicesElsewhere: [String: String] = [:]
    /// True if generated code creates the type from its services: all of them, in order, and nothing else.
    public var isMadeOfServices = false

    /// True for a section's view, which the generated scene's view creates: ``contract`` is then that view.
    public var isSection = false

    /// The way in which a view builder creates a class.
    public struct Construction: Hashable, Sendable {
        /// The labels of the call, in order. For example: `environment`.
        public var labels: [String]
        /// An initializer that takes them, as in generated code.
        ///
        /// For example: `init(viewController: UIViewController? = nil, environment: any RecipeDetailsEnvironment)`.
        public var initializer: String
        /// The name of the property that it sets afterwards, if any. For example: `viewController`.
        public var property: String?
        /// The property's declaration. For example: `weak var viewController: UIViewController?`.
        public var declaration = ""
    }

    /// A property that the type's initializer sets.
    public struct Service: Hashable, Sendable {
        /// The name. For example: `recipeRepository`.
        public var name: String
        /// The declaration. For example: `public let recipeRepository: any RecipeRepository`.
        public var property: String
        /// The declaration with its value, for a class that doesn't take its services; `nil` if it has to take them.
        ///
        /// For example: `public internal(set) lazy var logger: any Logger = DefaultLogger()`.
        public var lazyProperty: String?
        /// The type. For example: `any RecipeRepository`.
        public var type: String
        /// The parameter. For example: `recipeRepository: any RecipeRepository = DefaultRecipeRepository()`.
        public var parameter: String
        /// The assignment. For example: `self.recipeRepository = recipeRepository`.
        public var assignment: String
        /// The imports that these need.
        public var imports: [Import]
    }

    /// Another part that the type takes in its initializer.
    public struct Collaborator: Hashable, Sendable {
        /// The name of the property and the label of the parameter. For example: `interactor`.
        public var name: String
        /// The contract. For example: `RecipeDetailsInteractorContract`.
        public var contract: String
        /// True if the builder passes it according to the present specs.
        public var isAskedFor: Bool
    }

    /// A function of the contract.
    public struct Member: Sendable {
        public var name: String
        /// The labels, `_` for none, and the types.
        public var parameters: [(label: String, type: SwiftType)]
        /// The result type; `nil` for `Void`.
        public var returns: SwiftType?
        public var isAsync: Bool
        public var canThrow: Bool
        /// The signature on one line. For example: `func fetchRecipe(id: Int64) async throws -> Recipe`.
        public var signature: String
        /// The signature and an opening brace, on as many lines as needed.
        public var declaration: [String]
        /// Statements that compile and are marked as unwritten.
        public var stub: [String]
        /// Statements that do everything the spec asks for, if the type has the properties that they use.
        public var finished: FinishedBody?
        /// The imports that the declaration and either body need, by module.
        public var imports: [Import]

        /// The selector. For example: `fetchRecipe(id:)`.
        public var selector: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }

        /// The selector with types. For example: `fetchRecipe(id: Int64)`.
        public var typedSelector: String {
            "\(name)(\(parameters.map { "\($0.label): \($0.type.text)" }.joined(separator: ", ")))"
        }
    }

    public struct FinishedBody: Sendable {
        public var lines: [String]
        /// The properties' names, each with the accepted types as scaffolds declare them.
        public var properties: [String: [String]]
    }

    public struct Import: Hashable, Sendable {
        public var module: String
        /// The lines in the file: an import, or an `#if` around one.
        public var lines: [String]
    }
}

/// The marker of a member that isn't written yet.
public enum StubStyle: String, CaseIterable, Sendable {
    /// `#warning`: the compiler reports it in every build.
    case warning
    /// `// TODO:`, for builds in which warnings are errors.
    case comment
}
