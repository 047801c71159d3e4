/// Packages and names that Bazel can't build.
enum BazelSettings {
    static func check(_ specs: SpecIndex, hasPackageManager: Bool, _ problems: ProblemCollector) {
        let project = specs.project
        guard project.build.contains(where: { $0.value == .bazel }) else { return }
        if let package = project.packages.first, !hasPackageManager {
            problems.report(
                .misplacedKey,
                at: package.name.location,
                "Bazel gets the package '\(package.name.value)' by way of Package.swift, and 'build' has no 'swiftpm'",
                "write 'build: [swiftpm, bazel]'"
            )
        }
        for target in TargetNames.all(of: specs) where !target.name.utf8.allSatisfy({ $0 < 0x80 }) {
            problems.report(
                .invalidName,
                at: target.location,
                "Bazel takes targets with ASCII names only, and '\(target.name)' of \(target.owner) isn't one",
                "choose a name of the letters a to z, or remove 'bazel' from 'build'"
            )
        }
    }
}
