#if !canImport(UIKit)
    import ViperRuntime

    /// Opens each state of a scene and the scene itself from a sandbox's list, follows its routes, and writes what is
    /// shown.
    ///
    /// States come first: they load nothing, so that they are shown even if something isn't stubbed.
    @MainActor struct SandboxWalk {
        let module: String
        let scenes: [SandboxScene]
        /// Writes a piece of text, which includes its line break.
        let write: (String) -> Void

        /// - Returns: True if everything opened.
        func walk(through scene: SandboxScene) async -> Bool {
            write("\(scene.name)\n")
            var isWhole = true
            for state in scene.states {
                let isShown = await open("sandbox.\(scene.name).\(state.name)", as: "state \(state.name)")
                isWhole = isWhole && isShown
            }
            let isOpened = await open("sandbox.\(scene.name)", as: "opens")
            isWhole = isWhole && isOpened
            for route in scene.routes {
                let isFollowed = await follow(route, of: scene)
                isWhole = isWhole && isFollowed
            }
            return isWhole
        }

        private func open(_ identifier: String, as role: String) async -> Bool {
            // What was under way stands there, should the process end.
            write("  \(role): ")
            let visit = SandboxVisit(module: module, scenes: scenes)
            guard let screen = await visit.open(identifier) else { return fail() }
            tell(screen)
            return true
        }

        private func follow(_ route: SceneRoute, of scene: SandboxScene) async -> Bool {
            write("  route \(route.name): ")
            let visit = SandboxVisit(module: module, scenes: scenes)
            guard let screen = await visit.open("sandbox.\(scene.name)") else { return fail() }
            route.follow(from: screen)
            await visit.settle()
            if let front = visit.front, front !== screen {
                tell(front, verb: visit.verb(since: screen) + " ")
            } else {
                write("shows no other screen\n")
            }
            return true
        }

        private func tell(_ screen: UIViewController, verb: String = "") {
            let tree = screen.treeDescription.split(separator: "\n")
            write("\(verb)\(tree.first ?? "")\n")
            for line in tree.dropFirst() { write("    \(line)\n") }
            for line in ScreenText.lines(of: screen) { write("    | \(line)\n") }
        }

        private func fail() -> Bool {
            write("no screen came\n")
            return false
        }
    }
#endif
