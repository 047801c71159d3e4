public import Basics
public import ProjectModel
public import Templating

/// How far a project's migration is.
public struct MigrationReport: Sendable {
    /// One module of the specs: a core module, a feature, a module of old screens, or the app.
    public struct Module: Sendable {
        public var name: String
        public var role: SourceModule.Role
        /// How many scenes it has of each style.
        public var scenes: [SceneSpec.Style: Int]
        public var lines: LineCounts
    }

    /// Lines of Swift, blank ones and comments too.
    public struct LineCounts: Hashable, Sendable {
        /// What people write: with the interface module's.
        public var written = 0
        /// What lies in `Generated` folders.
        public var generated = 0
        /// What people write in test targets.
        public var tests = 0
    }

    /// Something that still has to be done, with where its spec is.
    public struct Item: Hashable, Sendable {
        public var name: String
        public var module: String
        public var spec: String
        /// Where the spec names it; `nil` for a service.
        public var location: SourceLocation?
        /// The old class, the old object, or nothing more.
        public var detail: String?
    }

    /// A component, with how many previews are made of it.
    public struct ComponentItem: Hashable, Sendable {
        public var name: String
        public var module: String
        /// Relative to the target package.
        public var source: String
        public var previews: Int
    }

    /// What is answered in a spec.
    public struct Answers: Sendable {
        /// The scene's, the module's or the project's.
        public var name: String
        public var spec: String
        public var options: [String: OptionValue]

        /// For example: `analyticsName: recipe, tracksTime: false`.
        var text: String {
            options.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.answer)" }.joined(separator: ", ")
        }
    }

    public var project: String
    public var modules: [Module]
    /// Old screens that are still shown.
    public var legacyScreens: [Item]
    /// Services that an old object still does the work of.
    public var adaptedServices: [Item]
    /// Services whose protocols have no mock in a test-support module.
    public var missingMocks: [Item]
    /// Scenes that no test of their module mentions.
    public var missingTests: [Item]
    /// Scenes whose specs name no display states.
    public var missingPreviews: [Item]
    /// Views that are marked as components, by name.
    public var components: [ComponentItem] = []
    /// What scenes and modules answer to the team's own templates, and the project; those that are asked nothing are left out.
    public var answers: [Answers] = []
    /// How often each rule of lint is broken; those that are not are left out.
    public var violations: [LintRule: Int]

    /// All scenes, of each style that there is.
    public var scenes: [SceneSpec.Style: Int] {
        modules.reduce(into: [:]) { $0.merge($1.scenes) { $0 + $1 } }
    }

    public var lines: LineCounts {
        modules.map(\.lines).reduce(into: LineCounts()) { $0.add($1) }
    }

    public var violationCount: Int { violations.values.reduce(0, +) }
}

extension MigrationReport.LineCounts {
    mutating func add(_ other: Self) {
        written += other.written
        generated += other.generated
        tests += other.tests
    }
}
