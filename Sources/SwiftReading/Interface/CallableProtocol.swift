/// A protocol and its extensions, as seen by callers of its members.
///
/// For example: `protocol Store { func jar(id: Int) async -> Jar }` has the member `jar(id:)`, which is `async`.
public struct CallableProtocol: Hashable, Sendable {
    /// The members, each once, in the order of the text, so that each run reports the same one of several.
    public private(set) var members: [CallableMember] = []
    private var known: Set<CallableMember> = []
    /// The last component of each inherited name, in the order of the text.
    public var inherited: [String] = []
    /// True if the protocol itself was seen, and not only an extension of it.
    public var isDeclared = false
    /// True if it may have members that aren't in its text, which a macro or an attribute may add.
    public var mayHaveOthers = false

    public init() {}

    /// Returns the top-level protocols of a whole file by name. The file is read as UTF-8.
    ///
    /// All branches of `#if` count.
    public static func read(_ source: [UInt8]) throws(NestedTooDeeply) -> [String: CallableProtocol] {
        var reader = CallableProtocolReader()
        reader.read(try SwiftTree.read(source))
        return reader.protocols
    }

    /// Adds the members of another part of it, or of a protocol that it inherits from.
    public mutating func merge(_ other: CallableProtocol) {
        for member in other.members { add(member) }
        inherited += other.inherited.filter { !inherited.contains($0) }
        isDeclared = isDeclared || other.isDeclared
        mayHaveOthers = mayHaveOthers || other.mayHaveOthers
    }

    mutating func add(_ member: CallableMember) {
        if known.insert(member).inserted { members.append(member) }
    }
}

/// A function or property of a value.
public struct CallableMember: Hashable, Sendable {
    public struct Parameter: Hashable, Sendable {
        /// The label, or `_` for none.
        public var label: String
        /// The type as written; `nil` if its names may mean something else.
        public var type: String?
        public var hasDefault = false
        public var isVariadic = false
    }

    /// The errors that a caller has to handle.
    public enum Throwing: Hashable, Sendable {
        case never
        /// Errors of any type.
        case anything
        /// Errors of one type.
        case oneType
        /// It depends on the arguments.
        case unknown
    }

    public var name: String
    /// The parameters; `nil` for a property.
    public var parameters: [Parameter]?
    /// The type of a property as written; empty if there is none.
    public var type = ""
    /// The result type as written; `nil` if its names may mean something else.
    public var result: String?
    public var isAsync = false
    public var throwing = Throwing.never
    /// The way in which what it gives is awaited, where it is a reactive type.
    public internal(set) var reading: ReactiveReading?

    public init(name: String, parameters: [Parameter]? = nil) {
        self.name = name
        self.parameters = parameters
    }

    /// The name with its labels. For example: `jar(id:)`.
    public var selector: String {
        parameters.map { "\(name)(\($0.map { $0.label + ":" }.joined()))" } ?? name
    }

    /// Returns true if it can be called with these labels, `_` for an argument without one, or read if there is no
    /// call.
    ///
    /// - Parameter labels: `nil` if there is no call.
    public func fits(_ labels: [String]?) -> Bool {
        guard let parameters else { return labels == nil || mayBeFunction }
        return labels.map { Self.fits(parameters, $0) } ?? false
    }

    /// True if a property's type may be a function: anything but a few known types.
    private var mayBeFunction: Bool {
        guard !type.contains("->"), case .success(let type) = SwiftType.read(type) else { return true }
        return !type.names.allSatisfy { [.standardLibrary, .foundation].contains(KnownModule.declaring($0)) }
    }

    /// Visits each parameter once, with all the numbers of labels that earlier ones may have consumed.
    private static func fits(_ parameters: [Parameter], _ labels: [String]) -> Bool {
        var taken: Set<Int> = [0]
        for parameter in parameters {
            var next: Set<Int> = parameter.hasDefault || parameter.isVariadic ? taken : []
            for count in taken where count < labels.count && labels[count] == parameter.label {
                var end = count + 1
                next.insert(end)
                while parameter.isVariadic, end < labels.count, labels[end] == "_" {
                    end += 1
                    next.insert(end)
                }
            }
            taken = next
        }
        return taken.contains(labels.count)
    }
}
