#if !canImport(UIKit)
    import ViperRuntime

    /// Opens a scene and each of its states from a sandbox's list, follows its routes, and prints what is shown.
    @MainActor struct SandboxWalk {
        let module: String
        let scenes: [SandboxScene]
        var write: @MainActor (String) -> Void

        /// - Returns: Whether everything opened.
        func walk(through scene: SandboxScene) async -> Bool {
            write(scene.name)
            var isWhole = await open("sandbox.\(scene.name)", as: "opens")
            for state in scene.states {
                let isShown = await open("sandbox.\(scene.name).\(state.name)", as: "state \(state.name)")
                isWhole = isWhole && isShown
            }
            for route in scene.routes {
                let isFollowed = await follow(route, of: scene)
                isWhole = isWhole && isFollowed
            }
            return isWhole
        }

        private func open(_ identifier: String, as role: String) async -> Bool {
            let visit = SandboxVisit(module: module, scenes: scenes)
            guard let screen = await visit.open(identifier) else { return fail(role) }
            tell(role, screen)
            return true
        }

        private func follow(_ route: SceneRoute, of scene: SandboxScene) async -> Bool {
            let visit = SandboxVisit(module: module, scenes: scenes)
            let role = "route \(route.name)"
            guard let screen = await visit.open("sandbox.\(scene.name)") else { return fail(role) }
            route.follow(from: screen)
            await visit.settle()
            if let front = visit.front, front !== screen {
                tell("\(role) \(visit.verb(since: screen))", front)
            } else {
                write("  \(role) shows no other screen")
            }
            return true
        }

        private func tell(_ role: String, _ screen: UIViewController) {
            let tree = ViewControllerTree.describe(screen).split(separator: "\n")
            write("  \(role): \(tree.first ?? "")")
            for line in tree.dropFirst() { write("    \(line)") }
            for line in ScreenText.lines(of: screen) { write("    | \(line)") }
        }

        private func fail(_ role: String) -> Bool {
            write("  \(role): no screen came")
            return false
        }
    }
#endif
