/// The facts of one declaration of a type, or one extension of it.
struct TypeFacts: Sendable {
    /// The name with the types around it. For example: `Screens.FilmDescriptor`.
    var name: String
    /// `struct`, `class`, `enum`, `actor`, `protocol` or `extension`.
    var keyword: String
    var place: SourcePlace
    /// The inherited types, without attributes and generic arguments: `ScreenDescriptor`, `Core.ScreenDescriptor`.
    var inherited: [String] = []
    var isMainActor = false
    /// True if it is explicitly `nonisolated`.
    var isNonisolated = false
    /// The names of its attributes, one of which may be a global actor of the app.
    var attributes: [String] = []
    /// The modifiers after the attributes, as written. For example: `public`.
    var modifiers: [String] = []
    var isGeneric = false
    var isFinal = false
    /// True if it is only visible in its file, or in a type around it.
    var isHidden = false
    /// True if the types in it are only visible in its file, or in a type around it.
    var hidesTypes = false
    /// True if other modules can use it.
    var isExported = false
    /// True if it only exists on some platforms or in some builds.
    var isConditional = false
    /// True if it, or a type around it, has an `@available`.
    var isAvailableInPart = false
    var members = MemberFacts()

    var isExtension: Bool { keyword == "extension" }
    var isProtocol: Bool { keyword == "protocol" }
    /// Its beginning after the attributes. For example: `public protocol Place`.
    var beginning: String { (modifiers + [keyword, lastName]).joined(separator: " ") }
    /// The name without the types around it.
    var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// The members between a type's braces.
struct MemberFacts: Sendable {
    struct Parameter: Hashable, Sendable {
        /// The argument label; `nil` for `_`.
        var label: String?
        var type: String?
        var defaultValue: String?
    }

    struct Method: Hashable, Sendable {
        var name: String
        var labels: [String?]
        /// The types of its parameters, as written.
        var types: [String] = []
        /// The result type, if any.
        var returns: String?
        var isGeneric: Bool
        var isStatic = false
        var isOverride = false
        /// True if it is explicitly `nonisolated`.
        var isNonisolated = false
        /// The names of its attributes.
        var attributes: [String] = []
        /// The modifiers after the attributes, as written. For example: `public`.
        var modifiers: [String] = []

        /// Its beginning after the attributes. For example: `public func resolve`.
        var beginning: String { (modifiers + ["func", name]).joined(separator: " ") }

        /// The name with labels. For example: `resolve(_:)`.
        var fullName: String { "\(name)(\(labels.map { "\($0 ?? "_"):" }.joined()))" }
    }

    /// The parameters of an implicit initializer.
    var stored: [Parameter] = []
    /// The initializers that other files can call.
    var initializers: [[Parameter]] = []
    var hasHiddenInitializer = false
    /// The types of properties, if they are written.
    var properties: [String: String] = [:]
    /// The types of instance properties that other files can use in every build, if they are written.
    var instanceTypes: [String: String] = [:]
    var methods: [Method] = []
    /// The names of all methods, properties, cases and types.
    var names: Set<String> = []
    var aliases: [String: String] = [:]
    /// The aliases inside of an `#if`.
    var unsureAliases: Set<String> = []
    /// A protocol's associated types with their defaults.
    var associatedTypes: [(name: String, standard: String?)] = []
    /// The names that other files can't use.
    var hidden: Set<String> = []

    mutating func merge(_ other: MemberFacts) {
        stored += other.stored
        initializers += other.initializers
        hasHiddenInitializer = hasHiddenInitializer || other.hasHiddenInitializer
        properties.merge(other.properties) { first, _ in first }
        instanceTypes.merge(other.instanceTypes) { first, _ in first }
        methods += other.methods
        names.formUnion(other.names)
        aliases.merge(other.aliases) { first, _ in first }
        unsureAliases.formUnion(other.unsureAliases)
        associatedTypes += other.associatedTypes
        hidden.formUnion(other.hidden)
    }
}
