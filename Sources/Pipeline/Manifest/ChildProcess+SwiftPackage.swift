extension ChildProcess {
    /// Returns a run of `swift package` that prints something. It writes and fetches nothing.
    ///
    /// - Parameter package: the package's folder.
    static func swiftPackage(
        _ package: String,
        _ arguments: [String],
        environment: [String: String] = [:],
        timeLimit: Duration = .seconds(120)
    ) -> ChildProcess {
        ChildProcess(
            name: "swift",
            // Nothing is written, and where vipergen runs as SwiftPM's plugin, SwiftPM holds the lock until it has ended.
            arguments: ["package", "--ignore-lock", "--package-path", package.isEmpty ? "." : package] + arguments,
            environment: environment,
            timeLimit: timeLimit,
            longestOutput: PackageDescription.longestDump
        )
    }
}
