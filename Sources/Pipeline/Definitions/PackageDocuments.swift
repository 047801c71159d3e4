import Basics
import CodeGeneration
import FileEmission
import ProjectModel

/// Files of the target package that are no Swift sources and name modules, classes and paths: nibs, Objective-C, and the definitions of
/// modules that people write themselves.
struct PackageDocuments {
    typealias File = (path: String, bytes: [UInt8])

    let output: String
    /// What lies in the folders of modules and tests, without what is generated.
    let paths: [String]

    private static let longest = 1 << 24
    /// Beside the folders of the modules.
    private static let atTheTop = [
        "Package.swift", "Project.swift", "Tuist.swift", "Workspace.swift", "project.yml", "project.yaml", "BUILD",
        "BUILD.bazel", "MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel",
    ]

    /// - Throws: where a folder can't be looked into.
    init(of project: Project, output: String) throws(RunFailure) {
        self.output = output
        let package = TargetPackage(output: output)
        let modules = SourceModules.all(of: project).map(\.folder)
        let others = Set(modules).filter { !$0.hasPrefix("Sources/") && !$0.hasPrefix("Tests/") }
        var paths: Set<String> = []
        for folder in ["Sources", "Tests", "Tuist"] + others.sorted() {
            let (names, problems) = SourceFolder(path: package.display(folder)).contents {
                "/\($0)".hasSuffix("/Generated")
            }
            if problems.hasErrors { throw RunFailure(problems) }
            paths.formUnion(names.map { "\(folder)/\($0)" })
        }
        self.paths = paths.sorted()
    }

    /// Documents of Interface Builder.
    var nibs: [File] { read(paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }) }

    /// The sources in Objective-C, which see what Swift declares for it.
    var objectiveC: [File] {
        read(paths.filter { path in [".m", ".mm", ".h", ".pch"].contains { path.hasSuffix($0) } })
    }

    /// Of texts and their translations.
    var catalogues: [File] { read(paths.filter { $0.hasSuffix(".xcstrings") }) }

    /// Of XcodeGen, Tuist, SwiftPM and Bazel; not those that are generated, nor the specs.
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
