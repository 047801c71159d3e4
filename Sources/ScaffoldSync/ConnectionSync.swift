import CodeGeneration
import SwiftReading

/// Connects a view controller that a team had before its scene's contracts: with its contract, and with its presenter.
struct ConnectionSync {
    let contract: ScaffoldContract
    let index: SourceIndex

    struct Outcome {
        /// The view controller's own.
        var block: IndexedBlock
        /// The head of an extension that states the conformance; empty where something states it, or may do so.
        var conformance: [String] = []
        /// What the type itself gets, besides a property.
        var members: [MemberInsertion.Text] = []
        var property: TextInsertion?
    }

    /// `nil` for what has all of it, and for what isn't one class.
    func outcome() -> Outcome? {
        let declarations = index.blocks(of: contract.type).filter { !$0.block.isExtension }
        guard let connection = contract.connection, declarations.count == 1, let own = declarations.first,
            own.block.keyword == "class"
        else { return nil }
        var outcome = Outcome(block: own)
        if !mayConform { outcome.conformance = connection.conformance }
        if !connection.injectionDeclaration.isEmpty, !isInjected(connection) {
            let name = "\(connection.injection.name)(\(connection.injection.label):)"
            outcome.members = [MemberInsertion.Text(name: name, lines: connection.injectionDeclaration)]
            outcome.property = property(connection, in: own)
        }
        return outcome
    }

    /// Whether it says so, or inherits something of the same module that could say so.
    private var mayConform: Bool {
        let others = Set(index.files.flatMap(\.outline.otherTypes))
        return index.inherited(by: contract.type).contains { $0 == contract.contract || others.contains($0) }
    }

    /// A property of the name that the team has is for something else, and so the rest is left to the compiler.
    private func isInjected(_ connection: ScaffoldContract.Connection) -> Bool {
        let functions = index.functions(of: contract.type, contract: contract.contract)
        return functions.contains {
            $0.function.name == connection.injection.name
                && $0.function.parameters.first?.label == connection.injection.label
        } || index.inheritedProperties(of: contract.type).contains(connection.property)
    }

    /// Behind the properties that are there, and else first of all.
    private func property(_ connection: ScaffoldContract.Connection, in own: IndexedBlock) -> TextInsertion {
        let lines = LineInsertion(style: TextStyle(of: own.block, in: own.file.bytes), bytes: own.file.bytes)
        let last = own.block.propertyPlaces.last?.end
        var property = lines.line(connection.propertyDeclaration, behind: last ?? own.block.opening, depth: 1)
        if last == nil, own.block.firstMember != nil { property.bytes += lines.style.newline }
        return property
    }
}
