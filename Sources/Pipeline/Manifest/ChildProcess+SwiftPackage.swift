import CodeGeneration

extension ChildProcess {
    /// A run of `swift package`, which prints something. Nothing is written, and nothing fetched.
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
            arguments: ["package", "--package-path", package.isEmpty ? "." : package] + arguments,
            environment: environment,
            timeLimit: timeLimit,
            longestOutput: PackageDescription.longestDump
        )
    }
}
