import SwiftReading

/// A module whose generated code changes.
struct ChangedModule {
    /// Of its sources.
    var folder: String
    var name: String
    var change: InterfaceChange
    /// Those that it declared.
    var protocols: Set<String>
    /// Generated folders of types that are gone.
    var places: [String: String]
    /// Modules that declare those types now.
    var now: [String: String]

    /// Whether it is of what moved here from the feature's module: its own sources alone no longer see that one.
    var isOfMovedViews = false

    /// Names of which a source has to have one to be looked at.
    var wantedNames: Set<String> {
        var names = Set(change.goneTypes.map(\.lastPart))
        for member in change.renamedMembers {
            // Who has one of those may reach its members; what stands in another type is made by its own name.
            names.insert(member.type.firstPart)
            names.insert(member.type.lastPart)
        }
        for requirement in change.requirements { names.insert(requirement.type.lastPart) }
        for given in change.given { names.insert(given.type.lastPart) }
        for type in change.observed { names.insert(type.type.lastPart) }
        return names
    }

    /// Names that matter where a type of the user's is used that is in one of those sources.
    var memberNames: Set<String> {
        Set(change.renamedMembers.map(\.old.name) + change.requirements.map(\.member.name)).subtracting(["init"])
    }

    /// Contracts that are gone.
    var goneContracts: Set<String> { change.goneTypes.intersection(protocols) }
}

extension String {
    /// Of a type, the outermost of what it stands in.
    var firstPart: String { String(prefix { $0 != "." }) }
}
