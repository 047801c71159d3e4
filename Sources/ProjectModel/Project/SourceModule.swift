/// A module built from the target package, and the modules that it may import.
///
/// For example: `SourceModule(name: "RecipesTests", role: .tests, folder: "Tests/RecipesTests", dependencies: ["Recipes"])`.
public struct SourceModule: Hashable, Sendable {
    public enum Role: String, Hashable, Sendable {
        case core
        case interface
        case feature
        /// The views of a feature's SwiftUI scenes, in a module of their own.
        case views
        case legacy
        case app
        /// A program around the app or a feature.
        case program
        case tests
        /// Mocks and other helpers, for tests and sandboxes.
        case testSupport
    }

    public var name: String
    public var role: Role
    /// The folder of its sources, relative to the target package.
    public var folder: String
    /// The modules of the project or ViperGen that it may import.
    public var dependencies: Set<String>

    public init(name: String, role: Role, folder: String, dependencies: Set<String>) {
        self.name = name
        self.role = role
        self.folder = folder
        self.dependencies = dependencies
    }
}
