/// A module that is built from the target package, with what it may import.
///
/// For example: `SourceModule(name: "RecipesTests", role: .tests, folder: "Tests/RecipesTests", dependencies: ["Recipes"])`.
public struct SourceModule: Hashable, Sendable {
    public enum Role: String, Hashable, Sendable {
        case core
        case interface
        case feature
        /// What a feature's SwiftUI scenes draw, in a module of its own.
        case views
        case legacy
        case app
        /// A program around the app or a feature.
        case program
        case tests
        /// Mocks and the like, for tests and sandboxes.
        case testSupport
    }

    public var name: String
    public var role: Role
    /// Relative to the target package.
    public var folder: String
    /// The modules that it may import, as far as they are the project's or ViperGen's own.
    public var dependencies: Set<String>

    public init(name: String, role: Role, folder: String, dependencies: Set<String>) {
        self.name = name
        self.role = role
        self.folder = folder
        self.dependencies = dependencies
    }
}
