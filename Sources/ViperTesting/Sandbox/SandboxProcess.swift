#if !canImport(UIKit)
    import ViperRuntime

    /// This program once more, for one scene.
    enum SandboxProcess {
        /// - Returns: The status that it ended with; 74 when it could not be started.
        static func walk(through scene: String) -> Int32 {
            guard let executable = Bundle.main.executableURL else { return 74 }
            let process = Process()
            process.executableURL = executable
            process.arguments = ["--scene", scene]
            process.environment = environment
            do {
                try process.run()
            } catch {
                FileHandle.standardError.write(Data("\(executable.path): \(error)\n".utf8))
                return 74
            }
            process.waitUntilExit()
            return process.terminationStatus
        }

        /// What a mock says before it traps is enough; a backtrace would hide it.
        private static var environment: [String: String] {
            var environment = ProcessInfo.processInfo.environment
            if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
            return environment
        }
    }
#endif
