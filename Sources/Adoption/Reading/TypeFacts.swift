/// What one declaration of a type, or one extension of it, says.
struct TypeFacts: Sendable {
    /// With the types around it. For example: `Screens.FilmDescriptor`.
    var name: String
    /// `struct`, `class`, `enum`, `actor`, `protocol` or `extension`.
    var keyword: String
    var place: SourcePlace
    /// As written, without attributes and generic arguments: `ScreenDescriptor`, `Core.ScreenDescriptor`.
    var inherited: [String] = []
    var isMainActor = false
    /// It says itself that it is on no actor.
    var isNonisolated = false
    /// Of what it is marked with, by which it may be isolated to a global actor of the app's own.
    var attributes: [String] = []
    /// As written, behind the attributes. For example: `public`.
    var modifiers: [String] = []
    var isGeneric = false
    var isFinal = false
    /// Only its file, or only a type around it, sees it.
    var isHidden = false
    /// Only its file, or only a type around it, sees the types in it.
    var hidesTypes = false
    /// Other modules see it.
    var isExported = false
    /// It is there on some platforms or in some builds only.
    var isConditional = false
    /// It, or a type around it, has an `@available`.
    var isAvailableInPart = false
    var members = MemberFacts()

    var isExtension: Bool { keyword == "extension" }
    var isProtocol: Bool { keyword == "protocol" }
    /// As it begins behind its attributes. For example: `public protocol Place`.
    var beginning: String { (modifiers + [keyword, lastName]).joined(separator: " ") }
    /// Without the types around it.
    var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// What stands between a type's braces.
struct MemberFacts: Sendable {
    struct Parameter: Hashable, Sendable {
        /// `nil` for `_`.
        var label: String?
        var type: String?
        var defaultValue: String?
    }

    struct Method: Hashable, Sendable {
        var name: String
        var labels: [String?]
        /// Of its parameters, as written.
        var types: [String] = []
        /// `nil` for none.
        var returns: String?
        var isGeneric: Bool
        var isStatic = false
        var isOverride = false
        /// It says itself that it is on no actor.
        var isNonisolated = false
        /// Of what it is marked with.
        var attributes: [String] = []
        /// As written, behind the attributes. For example: `public`.
        var modifiers: [String] = []

        /// As it begins behind its attributes. For example: `public func resolve`.
        var beginning: String { (modifiers + ["func", name]).joined(separator: " ") }

        /// For example: `resolve(_:)`.
        var fullName: String { "\(name)(\(labels.map { "\($0 ?? "_"):" }.joined()))" }
    }

    /// What an initializer that isn't written takes.
    var stored: [Parameter] = []
    /// Those that other files may call.
    var initializers: [[Parameter]] = []
    var hasHiddenInitializer = false
    /// Types of properties, where they are written.
    var properties: [String: String] = [:]
    /// Types of an object's own properties that other files see in every build, where they are written.
    var instanceTypes: [String: String] = [:]
    var methods: [Method] = []
    /// Of all methods, properties, cases and types.
    var names: Set<String> = []
    var aliases: [String: String] = [:]
    /// Those that stand in an `#if`.
    var unsureAliases: Set<String> = []
    /// Of a protocol, with what each is unless a conforming type says otherwise.
    var associatedTypes: [(name: String, standard: String?)] = []
    /// Names that other files can't use.
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
