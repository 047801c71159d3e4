/// The target package's folder, as it was named on the command line.
struct TargetPackage {
    let output: String

    /// How the user would name a file in it, from where the command runs.
    func display(_ path: String) -> String {
        switch output {
        case "", ".": path
        case _ where output.hasSuffix("/"): output + path
        default: "\(output)/\(path)"
        }
    }
}
