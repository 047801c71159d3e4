/// Files of the target package that aren't Swift sources but name modules, classes and paths: nibs, Objective-C, and
/// handwritten module definitions.
struct PackageDocuments {
    typealias File = (path: String, bytes: [UInt8])

    let output: String
    /// The files in the folders of modules and tests, without generated ones.
    let paths: [String]

    private static let longest = 1 << 24
    /// The names of definitions outside the modules' folders.
    private static let atTheTop = [
        "Package.swift", "Project.swift", "Tuist.swift", "Workspace.swift", "project.yml", "project.yaml", "BUILD",
        "BUILD.bazel", "MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel",
    ]

    /// - Throws: if a folder can't be read.
    init(of project: Project, output: String) throws(RunFailure) {
        self.output = output
        let package = TargetPackage(output: output)
        let modules = SourceModules.all(of: project).map(\.folder)
        let others = Set(modules).filter { !$0.hasPrefix("Sources/") && !$0.hasPrefix("Tests/") }
        var paths: Set<String> = []
        for folder in ["Sources", "Tests", "Tuist"] + others.sorted() {
            let names = try sound(
                SourceFolder(path: package.display(folder)).contents { "/\($0)".hasSuffix("/Generated") }
            )
            paths.formUnion(names.map { "\(folder)/\($0)" })
        }
        self.paths = paths.sorted()
    }

    /// The Interface Builder documents.
    var nibs: [File] { read(paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }) }

    /// The sources in Objective-C, which can use Swift's declarations.
    var objectiveC: [File] {
        read(paths.filter { path in [".m", ".mm", ".h", ".pch"].contains { path.hasSuffix($0) } })
    }

    /// The string catalogues.
    var catalogues: [File] { read(paths.filter { $0.hasSuffix(".xcstrings") }) }

    /// Returns the handwritten definitions of XcodeGen, Tuist, SwiftPM and Bazel, without the specs.
    func definitions(besides specs: [SpecFile]) -> [File] {
        let nested = paths.filter { path in
            Self.atTheTop.contains(path.file) || path.hasSuffix(".bzl")
                || path.hasPrefix("Tuist/") && path.hasSuffix(".swift")
        }
        return read(Self.atTheTop + nested).filter { path, bytes in
            let place = TargetPackage(output: output).display(path)
            return !EmittedHeader.header.marks(bytes) && !specs.contains { SourceFolder.areSame($0.path, place) }
        }
    }

    private func read(_ paths: [String]) -> [File] {
        paths.compactMap { path in
            let place = TargetPackage(output: output).display(path)
            guard SourceFolder.isRegularFile(place), !SourceFolder.isLink(place),
                let bytes = SourceFolder.beginning(of: place, upTo: Self.longest + 1), bytes.count <= Self.longest,
                String(validating: bytes, as: UTF8.self) != nil
            else { return nil }
            return (path, bytes)
        }
    }
}
