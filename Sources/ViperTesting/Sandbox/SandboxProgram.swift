#if !canImport(UIKit)
    import ViperRuntime

    /// A sandbox without a screen: walks through every scene and every state, and prints what is shown.
    ///
    /// Each scene is walked through in a process of its own, so that one that ends its process, for example because a
    /// mock isn't stubbed, hides none of the others. For example:
    ///
    /// ```swift
    /// @main enum KaimonoSandboxProgram {
    ///     @MainActor static func main() async {
    ///         await SandboxProgram.run(module: "Kaimono", scenes: KaimonoSandboxScenes.all(in: .forSandbox()))
    ///     }
    /// }
    /// ```
    @MainActor public enum SandboxProgram {
        /// Walks through the scenes and ends the process: with 0 if everything opened, with 1 otherwise, with 64 for
        /// wrong arguments.
        ///
        /// - Parameters:
        ///   - module: The feature's name.
        ///   - scenes: All of its scenes.
        ///   - arguments: The process arguments. `--scene NAME` walks through one scene in this process.
        public static func run(
            module: String,
            scenes: [SandboxScene],
            arguments: [String] = CommandLine.arguments
        ) async -> Never {
            exit(await status(module: module, scenes: scenes, arguments: Array(arguments.dropFirst())))
        }

        private static func status(module: String, scenes: [SandboxScene], arguments: [String]) async -> Int32 {
            if arguments.isEmpty { return walkThroughAll(module: module, scenes: scenes) }
            guard arguments.count == 2, arguments[0] == "--scene" else {
                complain("usage: \(module)Sandbox [--scene NAME]")
                return 64
            }
            guard let scene = scenes.first(where: { $0.name == arguments[1] }) else {
                let names = scenes.map(\.name).joined(separator: ", ")
                complain("there is no scene '\(arguments[1])'; there are \(names)")
                return 64
            }
            return await SandboxWalk(module: module, scenes: scenes, write: write).walk(through: scene) ? 0 : 1
        }

        private static func walkThroughAll(module: String, scenes: [SandboxScene]) -> Int32 {
            write("\(module): \(summary(of: scenes))\n")
            let failed = scenes.filter { scene in
                write("\n")
                let process = SandboxProcess.walk(through: scene.name)
                if let reason = process.reason { write("\(reason)\n") }
                return process.status != 0
            }
            guard !failed.isEmpty else { return 0 }
            write("\n")
            complain("failed: \(failed.map(\.name).joined(separator: ", "))")
            return 1
        }

        private static func summary(of scenes: [SandboxScene]) -> String {
            let states = scenes.reduce(0) { $0 + $1.states.count }
            let routes = scenes.reduce(0) { $0 + $1.routes.count }
            return [
                counted(scenes.count, "scene"), counted(states, "display state"), counted(routes, "route"),
            ].joined(separator: ", ")
        }

        private static func counted(_ count: Int, _ noun: String) -> String {
            "\(count) \(noun)\(count == 1 ? "" : "s")"
        }

        /// Writes at once, so that no output is lost in a trap.
        private static func write(_ text: String) {
            FileHandle.standardOutput.write(Data(text.utf8))
        }

        private static func complain(_ line: String) {
            FileHandle.standardError.write(Data((line + "\n").utf8))
        }
    }
#endif
