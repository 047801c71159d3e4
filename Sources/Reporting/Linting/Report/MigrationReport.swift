/// The migration progress of a project.
public struct MigrationReport: Sendable {
    /// A module of the specs: a core module, a feature, a module of old screens, or the app.
    public struct Module: Sendable {
        public var name: String
        public var role: SourceModule.Role
        /// The number of scenes of each style.
        public var scenes: [SceneSpec.Style: Int]
        public var lines: LineCounts
    }

    /// Numbers of lines of Swift, including blank ones and comments.
    public struct LineCounts: Hashable, Sendable {
        /// Handwritten lines, including those of the interface module.
        public var written = 0
        /// Lines in `Generated` folders.
        public var generated = 0
        /// Handwritten lines in test targets.
        public var tests = 0
    }

    /// An item that is still to be done, with the place in its spec.
    public struct Item: Hashable, Sendable {
        public var name: String
        public var module: String
        public var spec: String
        /// The place in the spec; `nil` for a service.
        public var location: SourceLocation?
        /// The old class or the old object, if any.
        public var detail: String?
    }

    /// A component with the number of its previews.
    public struct ComponentItem: Hashable, Sendable {
        public var name: String
        public var module: String
        /// The path relative to the target package.
        public var source: String
        public var previews: Int
    }

    /// The answers in a spec.
    public struct Answers: Sendable {
        /// The name of the scene, the module or the project.
        public var name: String
        public var spec: String
        public var options: [String: OptionValue]

        /// The answers as text. For example: `analyticsName: recipe, tracksTime: false`.
        var text: String {
            options.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.answer)" }.joined(separator: ", ")
        }
    }

    public var project: String
    public var modules: [Module]
    /// Old screens that are still shown.
    public var legacyScreens: [Item]
    /// Services that still rely on an old object.
    public var adaptedServices: [Item]
    /// Services whose protocols have no mock in a test-support module.
    public var missingMocks: [Item]
    /// Scenes that no test of their module mentions.
    public var missingTests: [Item]
    /// Scenes whose specs have no display states.
    public var missingPreviews: [Item]
    /// Views that are marked as components, by name.
    public var components: [ComponentItem] = []
    /// The answers of scenes, modules and the project for the team's own templates; those without questions are left
    /// out.
    public var answers: [Answers] = []
    /// The number of violations of each lint rule; rules without any are left out.
    public var violations: [LintRule: Int]

    /// The number of scenes of each style in use.
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
