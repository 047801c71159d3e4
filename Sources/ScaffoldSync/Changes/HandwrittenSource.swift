import SwiftReading

/// A source of the user's, with what it uses and declares.
struct HandwrittenSource: Sendable {
    let path: String
    let bytes: [UInt8]
    let uses: SourceUses
    let interface: DeclaredInterface
    /// Types that it declares at its top level.
    let types: Set<String>
    /// Set where nothing of it is known for that.
    let problem: NestedTooDeeply?
    private let members: [String: [Int]]

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var code = UsedCode()
        var problem: NestedTooDeeply?
        do throws(NestedTooDeeply) {
            code = try UsedCode.read(bytes)
        } catch {
            problem = error
        }
        self.problem = problem
        (uses, interface) = (code.uses, code.interface)
        types = Set(uses.declarations.filter { $0.isType && !$0.isExtension }.map(\.name))
        members = Dictionary(grouping: uses.members.indices) { [uses] in uses.members[$0].name }
    }

    /// The places that use a member of that name.
    func members(named name: String) -> [SourceUses.Member] { (members[name] ?? []).map { uses.members[$0] } }
}
