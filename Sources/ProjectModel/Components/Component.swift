/// A SwiftUI view of the team's own that shows only what its initializer takes.
public struct Component: Hashable, Sendable {
    /// A value of the initializer in one preview.
    public struct Argument: Hashable, Sendable {
        /// The label; `_` for none.
        public var label: String
        /// The name of the initializer's parameter.
        public var name: String
        public var value: SwiftExpression
        /// True if the parameter is a `Binding`, so that the value has to be wrapped in one.
        public var isBinding: Bool
    }

    /// One of the combinations. For example: `newAndPicture`.
    public struct Preview: Hashable, Sendable {
        public var name: String
        public var arguments: [Argument]
    }

    /// A parameter with different values in different previews.
    public struct Combined: Hashable, Sendable {
        public var name: String
        /// Its word in names of previews. For example: `new` for `isNew`.
        public var word: String
        /// Its values in the previews, the plainest first.
        public var values: [String]
        public var isOptional: Bool
        /// True if tests can read it from the component.
        public var isKept: Bool
    }

    public var name: String
    public var module: ComponentModule
    /// Its source, relative to the target package.
    public var path: String
    /// The place of its name in the source.
    public var place: SourceLocation
    /// The conditions of the `#if`s around it, outermost first.
    public var conditions: [String]
    /// For example: `@available(iOS 17, *)`.
    public var availability: [String]
    /// The imports of its source.
    public var imports: [String]
    /// The parameters of its initializer.
    public var parameters: [DeclaredComponent.Parameter]
    public var combined: [Combined]
    public var previews: [Preview]
    /// Parameters with few values that the mark doesn't combine, each with a value that no preview shows, in words.
    public var unshown: [Unshown]
    /// True if only specs name it so far.
    public var isUnwritten = false

    public struct Unshown: Hashable, Sendable {
        public var parameter: String
        /// The value in words. For example: `with 'picture'`.
        public var value: String
    }
}

/// A module that may have components: a core module, or a feature's module of views.
public struct ComponentModule: Hashable, Sendable {
    public var name: String
    /// Its sources, relative to the target package.
    public var folder: String
    /// The module of tests that see it.
    public var tests: String

    public init(name: String, folder: String, tests: String) {
        self.name = name
        self.folder = folder
        self.tests = tests
    }
}

/// A source of a module that may have components.
public struct ComponentSource: Sendable {
    public var module: ComponentModule
    /// The path relative to the target package.
    public var path: String
    /// The path that diagnostics show.
    public var display: String
    public var bytes: [UInt8]
    /// The component to be declared in it, if only specs name that so far.
    public var unwritten: FoundComponent?

    public init(module: ComponentModule, path: String, display: String, bytes: [UInt8]) {
        self.module = module
        self.path = path
        self.display = display
        self.bytes = bytes
    }
}
