extension MoveAttention {
    /// Returns the tests of presenting scenes that look at the wrong record after the move: mocks of environments
    /// have a record for each module. They still compile if other scenes of the old module are presented too.
    ///
    /// - Parameter presenting: the scenes with routes to the moved one.
    func records(in source: Source, of presenting: [SceneSpec]) throws(NestedTooDeeply) -> [Diagnostic] {
        guard source.path.hasPrefix("Tests/"), (move.scene.output?.value ?? .viewController) == .viewController else {
            return []
        }
        let (old, new) = ("resolved\(move.old.name.value)Scenes", "resolved\(move.new)Scenes")
        let mock = EnvironmentMock.type
        let used = Set(try NameUses.find(Set(presenting.map(\.wireframe) + [mock]), in: source.bytes).map(\.name))
        let leading = presenting.filter { used.contains(mock) || used.contains($0.wireframe) }
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

    /// The scenes with routes to the moved one.
    var presentingScenes: [SceneSpec] {
        move.known.specs.modules.flatMap { $0.scenes.filter { $0.routes.contains(where: leadsToMoved) } }
    }

    private func leadsToMoved(_ route: RouteSpec) -> Bool { route.destination?.value == move.scene.name.value }
}

extension SceneSpec {
    fileprivate var wireframe: String { "\(name.value)Wireframe" }
}
