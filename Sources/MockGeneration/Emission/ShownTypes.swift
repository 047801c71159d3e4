/// The types that mocks show to other files. They decide the access levels of the file's imports: a public import
/// that shows nothing is a warning.
struct ShownTypes {
    private var names: Set<String> = []
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
        hasTexts
            || names.contains { name in
                guard let known = KnownModule.declaring(name)?.rawValue else { return !declared.contains(name) }
                return known != KnownModule.standardLibrary.rawValue && (known == module || !modules.contains(known))
            }
    }

    private mutating func add(_ linked: LinkedProtocol) {
        hasTexts = hasTexts || linked.isObjectiveC || linked.model.mark?.hasTexts == true
        if case .globalActor(let name) = linked.isolation { add(attribute: name) }
        for member in linked.members { add(member) }
        let signature = GenericSignature(parameters: linked.generics, requirements: linked.requirements)
        add(signature)
        for alias in linked.typealiases { addWords(of: alias.type) }
        names.subtract(linked.generics.map(\.name) + linked.typealiases.map(\.name) + [linked.className, "Self"])
    }

    private mutating func add(_ member: Member) {
        add(member.result)
        for parameter in member.parameters {
            add(parameter.type)
            for attribute in parameter.attributes { add(builder: attribute) }
        }
        if case .typed(let error) = member.effects.throwing { add(error) }
        for attribute in member.attributes where AttributeMeaning.isGlobalActor(attribute) { add(attribute: attribute) }
        if member.generics == GenericSignature() { return }
        add(member.generics)
        names.subtract(member.generics.parameters.map(\.name))
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
            // `User.ID` may be another name for a type of any module.
            case .member(_, let name, _): names.insert(SwiftNames.plain(name))
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
