import Foundation
import ProjectModel
import TestSupport

@testable import CodeGeneration

/// A package that the generator has made, module by module.
struct EmittedPackage {
    let folder: URL
    /// The oldest version of iOS that it runs on.
    let iOS: Int
    /// Its modules are the team's own, of which specs say nothing.
    let isResolverOnly: Bool
    private let targets: [PackageTarget]
    /// The project whose app's own module is the application; `nil` where that is a library.
    private let application: Project?

    init(specs: URL, folder: URL) throws {
        self.folder = folder
        let files = SpecFolder(path: specs.path).read().files
        let templates = TemplateFolder(specs: specs.path).templates().templates
        guard let decoded = SpecDecoder(templates: templates).decode(files).specs else { throw InvalidSpecs() }
        var facts = TargetPackageFacts()
        let found = TargetPackageFacts.read(for: decoded, in: folder.path, specsFolder: specs.path)
        (facts.components, facts.enumCases) = (found.components, found.enumCases)
        facts.hasAppTests = found.hasAppTests
        guard let project = ProjectValidator().validate(decoded, facts: facts).project else { throw InvalidSpecs() }
        let version = project.platforms.first { $0.name == "iOS" }?.version ?? "15.0"
        iOS = version.split(separator: ".").first.flatMap { Int($0) } ?? 15
        isResolverOnly = project.isResolverOnly
        targets = PackageTarget.all(in: GenerationContext(project: project, templates: templates))
        application = project.isApplication ? project : nil
        appTarget =
            project.hasAppTarget && !project.isApplication
            ? SwiftPackageCompiler.Module(
                name: project.appTargetName,
                folder: folder.appendingPathComponent(project.appTargetName),
                dependencies: [project.app],
                isTest: false
            ) : nil
    }

    struct InvalidSpecs: Error {}

    /// The app that is opened in Xcode, which is no target of the package's manifest; `nil` where there is none.
    let appTarget: SwiftPackageCompiler.Module?

    /// Dependencies first.
    var modules: [SwiftPackageCompiler.Module] {
        var done: [SwiftPackageCompiler.Module] = []
        for target in targets { append(target, to: &done) }
        return done
    }

    /// A module after those that it depends on.
    func modules(upTo name: String) throws -> [SwiftPackageCompiler.Module] {
        guard let target = targets.first(where: { $0.name == name }) else { throw InvalidSpecs() }
        var done: [SwiftPackageCompiler.Module] = []
        append(target, to: &done)
        return done
    }

    private func append(_ target: PackageTarget, to done: inout [SwiftPackageCompiler.Module]) {
        guard !done.contains(where: { $0.name == target.name }) else { return }
        for dependency in target.moduleDependencies {
            if let other = targets.first(where: { $0.name == dependency }) { append(other, to: &done) }
        }
        let path = target.path ?? (target.kind == .testTarget ? "Tests" : "Sources") + "/\(target.name)"
        var module = SwiftPackageCompiler.Module(
            name: target.name,
            folder: folder.appendingPathComponent(path),
            dependencies: target.moduleDependencies,
            isTest: target.kind == .testTarget
        )
        if let application, target.name == application.app, application.hasAppTarget {
            module.more = [folder.appendingPathComponent(application.appTargetName)]
        }
        done.append(module)
    }
}

extension PackageTarget {
    fileprivate var moduleDependencies: [String] {
        dependencies.compactMap { dependency in
            if case .module(let name) = dependency { name } else { nil }
        }
    }
}
