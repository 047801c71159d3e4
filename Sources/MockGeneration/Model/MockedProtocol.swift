/// A protocol to be mocked with all of its requirements, as Swift spells them.
public struct MockedProtocol: Hashable, Sendable {
    public struct Parameter: Hashable, Sendable {
        /// The label in a call: `recipeID: `, or nothing.
        public var label: String
        /// The local name.
        public var name: String
        public var type: String
    }

    public struct Method: Hashable, Sendable {
        public var name: String
        public var isStatic: Bool
        public var parameters: [Parameter]
        /// The declaration. For example: `func recipe(recipeID: Int64) async throws -> Recipe`.
        public var declaration: String
        public var effects: Effects
        /// The result type; `nil` if it returns nothing.
        public var result: String?
    }

    public struct Property: Hashable, Sendable {
        public var name: String
        public var isStatic: Bool
        public var type: String
        public var hasSetter: Bool
        public var effects: Effects
    }

    public struct Effects: Hashable, Sendable {
        public var isAsync: Bool
        public var canThrow: Bool
        /// The effects in a declaration. For example: ` async throws`.
        public var text: String
        /// The text before a call. For example: `try await `.
        public var call: String
    }

    /// The name as a type.
    public var name: String
    /// The name for files. For example: `RecipeRepository`.
    public var plainName: String
    /// `public `, or empty if no other module sees it.
    public var access: String
    /// The isolation of its members. For example: `@MainActor `.
    public var isolation: String
    /// True if several threads may use one at once.
    public var isSendable: Bool
    /// True if its methods and properties are all that a class needs to conform to it.
    public var isWhole: Bool
    /// The requirements, each once, including inherited ones.
    public var methods: [Method]
    public var properties: [Property]
    /// The imports that a file with its types needs.
    public var imports: [String]

    init(_ linked: LinkedProtocol, imports: [String]) {
        let plain = linked.members.filter { $0.kind == .method && !$0.isOperator || $0.kind == .property }
        name = linked.conformance
        plainName = linked.model.name
        access = linked.accessPrefix
        isolation =
            switch linked.isolation {
            case .nonisolated: "nonisolated "
            case .globalActor(let name): name + " "
            case .actor: ""
            }
        isSendable = linked.isSendable
        isWhole =
            plain.count == linked.members.count && linked.standardMembers.isEmpty && linked.generics.isEmpty
            && linked.typealiases.isEmpty && linked.isolation != .actor && !linked.isObjectiveC
            && linked.members.allSatisfy {
                $0.generics == GenericSignature() && $0.conditions.isEmpty && !$0.isOptional
            }
        methods = plain.filter { $0.kind == .method }.map(Method.init)
        properties = plain.filter { $0.kind == .property }.map(Property.init)
        self.imports = imports
    }
}

extension MockedProtocol.Method {
    fileprivate init(_ member: Member) {
        let locals = member.parameters.map { SwiftNames.local($0.name) }
        name = SwiftNames.declaration(member.name)
        isStatic = member.isStatic
        parameters = zip(member.parameters, locals).map { parameter, local in
            MockedProtocol.Parameter(
                label: parameter.label.map { SwiftNames.argumentLabel($0) + ": " } ?? "",
                name: local,
                type: parameter.isVariadic ? "[\(parameter.type.text)]" : parameter.type.text
            )
        }
        let modifiers = (member.isNonisolated ? "nonisolated " : "") + (member.isStatic ? "static " : "")
        let tail = SignatureText.tail(member, locals: member.parameters.map(\.name), effects: member.effects)
        declaration = "\(modifiers)func \(name)\(tail)"
        effects = MockedProtocol.Effects(member.effects)
        result = member.result == .void ? nil : member.result.text
    }
}

extension MockedProtocol.Property {
    fileprivate init(_ member: Member) {
        name = SwiftNames.declaration(member.name)
        isStatic = member.isStatic
        type = member.result.text
        hasSetter = member.hasSetter
        effects = MockedProtocol.Effects(member.effects)
    }
}

extension MockedProtocol.Effects {
    fileprivate init(_ effects: Effects) {
        (isAsync, canThrow) = (effects.isAsync, effects.canThrow)
        (text, call) = (effects.text, effects.call)
    }
}
