extension SyncResult.Growth {
    /// Returns true if calls in the tests may have to change, so that they have to be parsed.
    public func mayChange(_ tests: [UInt8]) -> Bool {
        CallOutline.mayLack(collaborators.map(\.name), inCallsOf: type, in: tests)
    }
}

/// Passes mocks for a type's new parameters in the calls that create it in its scaffolded tests.
struct TestCallInsertion {
    let growth: SyncResult.Growth
    let file: SwiftFile

    var insertions: [TextInsertion] {
        let calls: [CallOutline]
        do throws(NestedTooDeeply) {
            calls = try CallOutline.calls(of: growth.type, in: file.bytes)
        } catch {
            // Then the file counts as broken, and is left alone.
            return []
        }
        return calls.flatMap { call in growth.collaborators.compactMap { insertion(of: $0, in: call) } }
    }

    private func insertion(of collaborator: ScaffoldContract.Collaborator, in call: CallOutline) -> TextInsertion? {
        let before = growth.order.prefix { $0 != collaborator.name }
        guard !call.arguments.contains(where: { $0.label == collaborator.name }),
            let previous = call.arguments.last(where: { before.contains($0.label) })
        else { return nil }
        let separator = TextStyle.separator(before: previous.start, in: file.bytes)
        return TextInsertion(
            offset: previous.end,
            bytes: separator + "\(collaborator.name): Mock\(collaborator.contract)()".utf8,
            members: [("\(growth.type)(\(collaborator.name):)", separator.count)]
        )
    }
}
