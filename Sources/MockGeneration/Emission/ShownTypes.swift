/// The types that mocks show to other files. They decide the access levels of the file's imports: a public import
/// that shows nothing is a warning.
struct ShownTypes {
    private var names: Set<String> = []
    /// The last names of members of types: `ID` of `User.ID`.
    private var memberNames: Set<String> = []
    /// The names that stand for types where they are used: generic parameters and associated types.
    private var placeholders: Set<String> = []
    /// The names of the protocol and of its mock.
    private var ownNames: Set<String> = []
    /// True if some of them are unparsed texts.
    private var hasTexts = false
    private let declared: DeclaredTypes

    init(of protocols: [LinkedProtocol], declared: DeclaredTypes) {
        self.declared = declared
        for linked in protocols { add(linked) }
    }

    /// Returns true if something that is shown may come from a module.
    ///
    /// - Parameter modules: all modules that the file imports.
    func mayCome(from module: String, among modules: Set<String>) -> Bool {
        hasTexts || names.contains { !declared.isOwn($0) && mayCome($0, from: module, among: modules) }
            || memberNames.contains { !declared.mayBeOwn($0) && mayCome($0, from: module, among: modules) }
    }

    private func mayCome(_ name: String, from module: String, among modules: Set<String>) -> Bool {
        let declaring = declared.modules(declaring: name)
        let isOfPlatform = KnownModule(rawValue: module) != nil
        if !isOfPlatform {
            if declaring.contains(module) || declaring.contains("") { return true }
            if !declaring.isDisjoint(with: modules) || declared.mayBeOwn(name) { return false }
        }
        guard let known = KnownModule.declaring(name)?.rawValue else {
            return !isOfPlatform || declaring.isEmpty && !declared.mayBeOwn(name)
        }
        return known != KnownModule.standardLibrary.rawValue && (known == module || !modules.contains(known))
    }

    private mutating func add(_ linked: LinkedProtocol) {
        hasTexts = hasTexts || linked.isObjectiveC || linked.model.mark?.hasTexts == true
        ownNames = ["Self", linked.className, linked.model.spelledName]
        let own = linked.generics.map(\.name) + linked.typealiases.map(\.name) + [linked.className, "Self"]
        hiding(own) { shown in
            if case .globalActor(let name) = linked.isolation { shown.add(attribute: name) }
            for member in linked.members { shown.add(member) }
            shown.add(GenericSignature(parameters: linked.generics, requirements: linked.requirements))
            for alias in linked.typealiases { shown.addWords(of: alias.type) }
            // An alias shows what it stands for.
            var aliases = linked.aliases.filter { !own.contains($0.key) }
            while let name = aliases.keys.first(where: shown.names.contains),
                let type = aliases.removeValue(forKey: name)
            {
                shown.names.remove(name)
                shown.add(type)
            }
        }
    }

    private mutating func add(_ member: Member) {
        hiding(member.generics.parameters.map(\.name)) { shown in
            shown.add(member.result)
            for parameter in member.parameters {
                shown.add(parameter.type)
                for attribute in parameter.attributes { shown.add(builder: attribute) }
            }
            if case .typed(let error) = member.effects.throwing { shown.add(error) }
            for attribute in member.attributes where AttributeMeaning.isGlobalActor(attribute) {
                shown.add(attribute: attribute)
            }
            shown.add(member.generics)
        }
    }

    /// Adds what some code shows, in which some names stand for types.
    private mutating func hiding(_ placeholders: [String], _ add: (inout ShownTypes) -> Void) {
        let (namesAround, placeholdersAround) = (names, self.placeholders)
        names = []
        self.placeholders.formUnion(placeholders)
        add(&self)
        names = names.subtracting(placeholders).union(namesAround)
        self.placeholders = placeholdersAround
    }

    private mutating func add(_ signature: GenericSignature) {
        for parameter in signature.parameters { parameter.constraint.map { add($0) } }
        for requirement in signature.requirements {
            add(requirement.left)
            add(requirement.right)
        }
    }

    private mutating func add(_ type: TypeShape) {
        _ = type.contains { part in
            switch part {
            case .named(let name, _): names.insert(SwiftNames.plain(name))
            // `Self.ID` is the protocol's, and `User.ID` may be another name for a type of any module.
            case .member(.named(let base, _), let name, _) where ownNames.contains(base):
                names.insert(SwiftNames.plain(name))
            case .member(let base, let name, _): add(member: SwiftNames.plain(name), of: base)
            case .attributed(let attributes, _): for attribute in attributes { add(attribute: attribute) }
            // Of a nested protocol's siblings: the type that both are in.
            case .verbatim(let text) where text.utf8.allSatisfy { $0.isOfWord || $0 == UInt8(ascii: ".") }:
                addWords(of: text)
            case .verbatim(let text) where text.hasPrefix("each "): addWords(of: String(text.dropFirst(5)))
            case .verbatim: hasTexts = true
            default: break
            }
            return false
        }
    }

    private mutating func add(member name: String, of base: TypeShape) {
        let root = SwiftNames.plain(base.firstName)
        // What is associated with a type is declared by its protocol, which is shown as a constraint.
        if placeholders.contains(root) { return }
        let isStandard = KnownModule.declaring(root) == .standardLibrary && !declared.mayBeOwn(root)
        if !isStandard || !ShownTypes.standardMembers.contains(name) { memberNames.insert(name) }
    }

    /// The types in types of the standard library. Other modules add more: `String.Encoding` is Foundation's.
    private static let standardMembers: Set<String> = [
        "AsyncIterator", "Bound", "BufferingPolicy", "Change", "Child", "Context", "Continuation", "DisplayStyle",
        "Duration", "Element", "Failure", "Index", "Indices", "Instant", "Iterator", "Key", "Keys", "Magnitude",
        "Properties", "RawSignificand", "RawValue", "Scalar", "Stride", "SubSequence", "Success", "Termination",
        "UTF16View", "UTF8View", "UnicodeScalarView", "Value", "Values", "Words", "Wrapped", "YieldResult",
    ]

    /// `@MainActor`, `@Sendable`, `inout`.
    private mutating func add(attribute: String) {
        let name = attribute.dropFirst()
        guard attribute.hasPrefix("@"), name.first?.isUppercase == true, name != "Sendable", name != "MainActor" else {
            return
        }
        names.insert(String(name))
    }

    /// `@ViewBuilder`, `@Kitchen.RowBuilder`.
    private mutating func add(builder: String) {
        addWords(of: String(builder.dropFirst().prefix { $0 != "(" }))
    }

    /// Adds the first names of the paths in a text.
    private mutating func addWords(of text: String) {
        let paths = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        names.formUnion(paths.compactMap { $0.split(separator: ".").first.map(String.init) })
    }
}
