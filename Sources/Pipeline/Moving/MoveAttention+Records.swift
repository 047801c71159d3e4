import Basics
import ProjectModel
import SwiftReading

extension MoveAttention {
    /// Returns the tests of presenting scenes that look at the wrong record after the move: mocks of environments
    /// have a record for each module. They still compile if other scenes of the old module are presented too.
    func records(in source: Source) throws(NestedTooDeeply) -> [Diagnostic] {
        guard source.path.hasPrefix("Tests/"), (move.scene.output?.value ?? .viewController) == .viewController else {
            return []
        }
        let (old, new) = ("resolved\(move.old.name.value)Scenes", "resolved\(move.new)Scenes")
        let leading = try presentingScenes(in: source)
        let calls = Set(leading.flatMap(\.routes).filter(leadsToMoved).map(\.methodName))
        guard !calls.isEmpty else { return [] }
        let names = leading.flatMap(\.routes).map(\.methodName) + [old]
        var last = ""
        return try NameUses.find(Set(names), in: source.bytes).compactMap { (use) -> Diagnostic? in
            guard use.name == old else {
                last = use.name
                return nil
            }
            guard calls.contains(last) else { return nil }
            return finding(
                source,
                use.offset,
                "after the move, '\(last)' is no longer recorded in '\(old)'",
                "write '\(new)'"
            )
        }
    }

    /// Returns the scenes that lead to the moved one, and whose environment is mocked in the source.
    private func presentingScenes(in source: Source) throws(NestedTooDeeply) -> [SceneSpec] {
        let scenes = move.known.scenes.map(\.scene).filter { $0.routes.contains(where: leadsToMoved) }
        let mocked = try NameUses.find(Set(scenes.map { "Mock\($0.name.value)Environment" }), in: source.bytes)
        let names = Set(mocked.map(\.name))
        return scenes.filter { names.contains("Mock\($0.name.value)Environment") }
    }

    private func leadsToMoved(_ route: RouteSpec) -> Bool { route.destination?.value == move.scene.name.value }
}
