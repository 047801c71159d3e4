#if !canImport(UIKit)
    import ViperRuntime

    /// This program in another process, for one scene.
    struct SandboxProcess {
        /// The exit status; 74 if it could not be started.
        var status: Int32
        /// The text on standard error, if any.
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

        /// Returns the text without the stack trace that the runtime adds to a mock's message.
        static func reason(in text: String) -> String? {
            let lines = text.split(separator: "\n").prefix { $0 != "Current stack trace:" }
            return lines.isEmpty ? nil : lines.joined(separator: "\n")
        }

        /// The environment without backtraces, which would hide the message of a mock that traps.
        private static var environment: [String: String] {
            var environment = ProcessInfo.processInfo.environment
            if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
            return environment
        }
    }
#endif
