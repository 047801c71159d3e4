/// A type with everything it inherits from.
struct Lineage {
    /// A supertype's name, with its generic arguments as written.
    struct Ancestor {
        var name: String
        var arguments: [String] = []
    }

    struct Member {
        var indexed: IndexedBlock
        /// The arguments for its type's generic parameters.
        var arguments: [String: String]
        /// The generic parameters of its type, in order.
        var parameters: [String]
    }

    let type: String
    var members: [Member] = []
    /// The names of all types and protocols in the lineage.
    var names: Set<String> = []

    /// Returns true if the block's members are the type's, or if that is uncertain.
    func mayHave(_ member: Member, in index: SourceIndex) -> Bool {
        let block = member.indexed.block
        guard block.isExtension else { return true }
        let extended = zip(member.parameters, block.extendedArguments).map {
            GenericRequirement(left: $0, right: $1, isSameType: true)
        }
        return (block.requirements + extended).allSatisfy { mayHold($0, of: member, in: index) }
    }

    private func mayHold(_ requirement: GenericRequirement, of member: Member, in index: SourceIndex) -> Bool {
        if requirement.left == "Self" { return mayBe(requirement.right, in: index) }
        guard requirement.isSameType, let written = member.arguments[requirement.left],
            !member.parameters.contains(written), case .success(let left) = SwiftType.read(written),
            case .success(let right) = SwiftType.read(requirement.right)
        else { return true }
        // A name that the sources don't declare may be another one for the same type.
        let names = left.customNames + right.customNames
        return left.same(as: right) || !names.allSatisfy { index.isDeclared($0) }
    }

    /// Returns true if the type has the supertype, or if that is uncertain since a supertype is unknown.
    private func mayBe(_ written: String, in index: SourceIndex) -> Bool {
        let name = written.split(separator: ".").last.map(String.init) ?? written
        if names.contains(name) || Self.implied.contains(name) || index.isAlias(name) || !name.isIdentifier {
            return true
        }
        let unknown = names.subtracting(Self.implied)
            .filter { $0 != type && !index.isDeclared($0) && !$0.hasSuffix("Contract") }
        // What the platform declares knows nothing of the sources' own types, but may be what isn't declared there.
        if index.isDeclared(name) { return unknown.contains { KnownModule.declaring($0) == nil } }
        return !unknown.isEmpty
    }

    private static let implied: Set = ["Any", "AnyObject", "Copyable", "Escapable", "Sendable", "SendableMetatype"]
}

extension String {
    fileprivate var isIdentifier: Bool { allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
}
