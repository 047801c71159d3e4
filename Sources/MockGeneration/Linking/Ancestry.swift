/// A protocol and all protocols that it inherits from.
struct Ancestry {
    struct Problem {
        var kind: DiagnosticKind
        var place: Place
        var message: String
        var notes: [Diagnostic.Note] = []
        /// True if there is a mock nevertheless.
        var isWarning = false
        /// The protocol, and the unknown one that it inherits from.
        var unknownParent: (heir: String, parent: String)?

        /// Returns the problem as a warning about a mock that only has the known members.
        func lacking(in className: String) -> Problem {
            guard let (heir, parent) = unknownParent else { return self }
            var problem = self
            problem.isWarning = true
            problem.message =
                "'\(heir)' inherits from '\(parent)', which none of the sources declares, so '\(className)' lacks its members"
            problem.notes = [Diagnostic.Note("add its source, or write them in an extension of '\(className)'")]
            return problem
        }

        /// Returns the problem as a warning, for a protocol that wasn't selected by name.
        func warning(if isOptional: Bool) -> Problem {
            if isWarning || !isOptional { return self }
            var problem = self
            problem.isWarning = true
            problem.message += "; no mock is made"
            return problem
        }
    }

    /// The protocol itself, then its ancestors, each once.
    private(set) var models: [ProtocolModel] = []
    /// Names of inherited protocols that the sources needn't declare.
    private(set) var standard: [String] = []
    /// The requirements from the primary associated types of inherited protocols: `Store<Recipe>`.
    private(set) var requirements: [GenericSignature.Requirement] = []
    private(set) var problems: [Problem] = []

    /// The most protocols and aliases between a protocol and its ancestor.
    static let longestChain = 64
    /// The most protocols that one may inherit from, directly or indirectly.
    static let mostProtocols = 1_000

    let index: ProtocolIndex
    /// The ancestors of each protocol, direct and indirect.
    private(set) var ancestors: [Place: Set<Place>] = [:]
    private var path: [Place] = []
    private var seen: Set<Place> = []
    private var openAliases = 0
    private var isTooDeep = false
    private var aliases: [String: AliasState] = [:]

    private enum AliasState {
        case open
        case done
    }

    init(of model: ProtocolModel, in index: ProtocolIndex) {
        self.index = index
        add(model)
    }

    private mutating func add(_ model: ProtocolModel) {
        let model = index.qualified(model)
        for heir in path { ancestors[heir, default: []].insert(model.place) }
        seen.insert(model.place)
        models.append(model)
        path.append(model.place)
        for inherited in model.inherited { add(inherited, of: model) }
        // `where Self: AnyObject` says the same as `: AnyObject`.
        for requirement in model.requirements where requirement.left == .named("Self", []) {
            add(InheritedType(type: requirement.right, place: model.place), of: model)
        }
        path.removeLast()
    }

    private mutating func add(_ inherited: InheritedType, of model: ProtocolModel) {
        // One of them is told, and nothing more is looked at.
        if isTooDeep { return }
        guard path.count + openAliases <= Ancestry.longestChain, models.count <= Ancestry.mostProtocols else {
            isTooDeep = true
            return problems.append(tooDeep(inherited, of: model))
        }
        switch inherited.type {
        case .composition(let parts):
            for part in parts { add(InheritedType(type: part, place: inherited.place), of: model) }
        case .attributed(_, let type): add(InheritedType(type: type, place: inherited.place), of: model)
        case .suppressed: break
        case .named(let name, let arguments), .member(_, let name, let arguments):
            if let found = index.find(inherited.type, for: model) {
                add(found, arguments, at: inherited.place)
            } else if StandardProtocols.isKnown(name) {
                if !standard.contains(name) { standard.append(name) }
                if name == "Identifiable", let type = arguments.first {
                    requirements.append(
                        GenericSignature.Requirement(left: .named("ID", []), relation: "==", right: type)
                    )
                }
            } else if let meant = index.alias(inherited.type), aliases[name] != .open {
                // Each is followed once, so that aliases of aliases can't take for ever.
                if aliases[name] == .done { return }
                aliases[name] = .open
                openAliases += 1
                add(InheritedType(type: meant, place: inherited.place), of: model)
                openAliases -= 1
                aliases[name] = .done
            } else {
                miss(inherited, of: model)
            }
        default:
            if inherited.type != .verbatim("class") { miss(inherited, of: model) } else { standard.append("AnyObject") }
        }
    }

    private mutating func add(_ found: ProtocolModel, _ arguments: [TypeShape], at place: Place) {
        if path.contains(found.place) {
            let message = "'\(found.name)' inherits from itself"
            return problems.append(Problem(kind: .cyclicReference, place: place, message: message))
        }
        for (name, type) in zip(found.primaryAssociatedTypes, arguments) {
            requirements.append(GenericSignature.Requirement(left: .named(name, []), relation: "==", right: type))
        }
        if !seen.contains(found.place) { return add(found) }
        for heir in path {
            ancestors[heir, default: []].formUnion(ancestors[found.place, default: []].union([found.place]))
        }
    }

    private func tooDeep(_ inherited: InheritedType, of model: ProtocolModel) -> Problem {
        let heir = models.first.map { "'\($0.name)'" } ?? "a protocol"
        let message =
            "\(heir) inherits from more than \(Ancestry.mostProtocols) protocols, or by more than "
            + "\(Ancestry.longestChain) steps as here, so no mock of it is made"
        let note = Diagnostic.Note("let it inherit from '\(inherited.type.text)' directly, or from fewer protocols")
        return Problem(kind: .nestedTooDeeply, place: inherited.place, message: message, notes: [note])
    }

    private static let addSource = "add its source"

    private mutating func miss(_ inherited: InheritedType, of model: ProtocolModel) {
        let name = inherited.type.text
        var (reason, remedy) = (
            "which none of the sources declares, so a mock can't know its members", Ancestry.addSource
        )
        if index.isClass(inherited.type) {
            reason = "which is a class, so a mock would have to be a subclass of it, and those aren't made"
            remedy = "let '\(model.name)' inherit from 'AnyObject' instead, or write its mock by hand"
        } else if let known = UnmockableProtocols.reason(against: inherited.type.lastName) {
            reason = "and \(known)"
            remedy = "remove '\(name)' and declare what is used of it in '\(model.name)', or write its mock by hand"
        }
        let message = "'\(model.name)' inherits from '\(name)', \(reason)"
        let notes = [Diagnostic.Note(remedy)]
        var problem = Problem(kind: .missingProtocol, place: inherited.place, message: message, notes: notes)
        switch inherited.type {
        case .named, .member:
            // One that is another name for itself isn't declared elsewhere either.
            let isUnknown = remedy == Ancestry.addSource && index.alias(inherited.type) == nil
            if isUnknown { problem.unknownParent = (model.name, name) }
        default: break
        }
        problems.append(problem)
    }
}
