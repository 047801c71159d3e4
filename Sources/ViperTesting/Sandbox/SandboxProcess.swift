#if !canImport(UIKit)
    import ViperRuntime

    /// This program once more, for one scene.
    struct SandboxProcess {
        /// What it ended with; 74 when it could not be started.
        var status: Int32
        /// What it complained of, if anything.
        var reason: String?

        static func walk(through scene: String) -> SandboxProcess {
            let process = Process()
            let complaints = Pipe()
            process.executableURL = Bundle.main.executableURL
            process.arguments = ["--scene", scene]
            process.environment = environment
            process.standardError = complaints
            do {
                try process.run()
            } catch {
                return SandboxProcess(status: 74, reason: "it can't be started: \(error)")
            }
            // Before it is waited for: a full pipe would stop it.
            let text = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            let status = process.terminationStatus
            if status > 1, text.isEmpty { return SandboxProcess(status: status, reason: "it ended with \(status)") }
            return SandboxProcess(status: status, reason: reason(in: text))
        }

        /// Without the stack trace that the runtime adds to what a mock says.
        static func reason(in text: String) -> String? {
            let lines = text.split(separator: "\n").prefix { $0 != "Current stack trace:" }
            return lines.isEmpty ? nil : lines.joined(separator: "\n")
        }

        /// What a mock says before it traps is enough; a backtrace would hide it.
        private static var environment: [String: String] {
            var environment = ProcessInfo.processInfo.environment
            if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
            return environment
        }
    }
#endif
