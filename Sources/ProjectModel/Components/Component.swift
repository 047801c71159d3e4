public import Basics
public import SwiftReading

/// A SwiftUI view that people write, and that shows only what its initializer takes.
public struct Component: Hashable, Sendable {
    /// A value of the initializer in one preview.
    public struct Argument: Hashable, Sendable {
        /// `_` for none.
        public var label: String
        /// What the initializer calls it.
        public var name: String
        public var value: SwiftExpression
        /// Takes a `Binding`, which the value is to be put into.
        public var isBinding: Bool
    }

    /// One of the combinations. For example: `newAndPicture`.
    public struct Preview: Hashable, Sendable {
        public var name: String
        public var arguments: [Argument]
    }

    /// A parameter that has other values in other previews.
    public struct Combined: Hashable, Sendable {
        public var name: String
        /// What it is called in names of previews. For example: `new` for `isNew`.
        public var word: String
        /// As the previews give them, the plainest first.
        public var values: [String]
        public var isOptional: Bool
        /// Whether tests can read it from the component.
        public var isKept: Bool
    }

    public var name: String
    public var module: ComponentModule
    /// Its source, relative to the target package.
    public var path: String
    /// Where its source names it.
    public var place: SourceLocation
    /// Of the `#if`s around it, from the outside.
    public var conditions: [String]
    /// For example: `@available(iOS 17, *)`.
    public var availability: [String]
    /// What its source imports.
    public var imports: [String]
    /// What its initializer takes.
    public var parameters: [DeclaredComponent.Parameter]
    public var combined: [Combined]
    public var previews: [Preview]
    /// Parameters with few values of which the mark combines none, each with what no preview shows of it, in words.
    public var unshown: [Unshown]
    /// Whether only specs name it so far.
    public var isUnwritten = false

    public struct Unshown: Hashable, Sendable {
        public var parameter: String
        /// For example: `with 'picture'`.
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

/// A source of such a module.
public struct ComponentSource: Sendable {
    public var module: ComponentModule
    /// Relative to the target package.
    public var path: String
    /// As the user would name it.
    public var display: String
    public var bytes: [UInt8]
    /// What it is going to declare, where only specs name it so far.
    public var unwritten: FoundComponent?

    public init(module: ComponentModule, path: String, display: String, bytes: [UInt8]) {
        self.module = module
        self.path = path
        self.display = display
        self.bytes = bytes
    }
}
