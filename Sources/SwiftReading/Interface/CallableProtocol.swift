/// A protocol with its extensions, as those see it who call members of its values.
///
/// For example: `protocol Store { func jar(id: Int) async -> Jar }` has the member `jar(id:)`, which is `async`.
public struct CallableProtocol: Hashable, Sendable {
    /// Each once, in the order of the text, so that what is told of several is told of the same one in each run.
    public private(set) var members: [CallableMember] = []
    /// The last part of each name, in the order of the text.
    public var inherited: [String] = []
    /// Whether the protocol itself was seen, and not only an extension of it.
    public var isDeclared = false
    /// Whether it may have members that its text doesn't show: a macro or an attribute may add some.
    public var mayHaveOthers = false

    public init() {}

    /// The protocols at the top level of a whole file, by name. The file is taken for UTF-8.
    ///
    /// Branches of `#if` count, all of them.
    public static func read(_ source: [UInt8]) throws(NestedTooDeeply) -> [String: CallableProtocol] {
        var reader = CallableProtocolReader()
        reader.read(try SwiftTree.read(source))
        return reader.protocols
    }

    /// With all that another one of its name has, or one that it inherits from.
    public mutating func merge(_ other: CallableProtocol) {
        for member in other.members { add(member) }
        inherited += other.inherited.filter { !inherited.contains($0) }
        isDeclared = isDeclared || other.isDeclared
        mayHaveOthers = mayHaveOthers || other.mayHaveOthers
    }

    mutating func add(_ member: CallableMember) {
        if !members.contains(member) { members.append(member) }
    }
}

/// A function or a property of a value.
public struct CallableMember: Hashable, Sendable {
    public struct Parameter: Hashable, Sendable {
        /// `_` for none.
        public var label: String
        /// As it is written; `nil` where its names may stand for something else.
        public var type: String?
        public var hasDefault = false
        public var isVariadic = false
    }

    /// What a caller has to be ready for.
    public enum Throwing: Hashable, Sendable {
        case never
        /// Errors of any type.
        case anything
        /// Errors of one type.
        case oneType
        /// That depends on what it is called with.
        case unknown
    }

    public var name: String
    /// `nil` of a property.
    public var parameters: [Parameter]?
    /// A property's type, as it is written; empty where it isn't.
    public var type = ""
    /// What it gives, as it is written; `nil` where its names may stand for something else.
    public var result: String?
    public var isAsync = false
    public var throwing = Throwing.never

    public init(name: String, parameters: [Parameter]? = nil) {
        self.name = name
        self.parameters = parameters
    }

    /// For example: `jar(id:)`.
    public var selector: String {
        parameters.map { "\(name)(\($0.map { $0.label + ":" }.joined()))" } ?? name
    }

    /// Whether it can be called with arguments of those labels, `_` for one that has none, or is read without any.
    ///
    /// - Parameter labels: `nil` where nothing is called.
    public func fits(_ labels: [String]?) -> Bool {
        guard let parameters else { return labels == nil || mayBeFunction }
        return labels.map { Self.fits(parameters, $0) } ?? false
    }

    /// Whether a property's type may be that of a function: anything but a few types that are known to be none.
    private var mayBeFunction: Bool {
        guard !type.contains("->"), case .success(let type) = SwiftType.read(type) else { return true }
        return !type.names.allSatisfy { [.standardLibrary, .foundation].contains(KnownModule.declaring($0)) }
    }

    /// Looks at each parameter once, with all the counts of labels that those before it may have taken.
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
