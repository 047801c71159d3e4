import CommandTestSupport
import Foundation
import SwiftReading
import TestSupport

/// A project of a team's, generated and compiled as it was before a change of its specs.
struct CompiledProject: Sendable {
    let folder: TemporaryFolder
    let compiler: LenientCompiler
    /// Of each module, the sources that it was compiled of.
    let sources: [String: [String: Data]]
    /// What doesn't compile against the stand-ins for Apple's frameworks as it is.
    let known: Set<CompileError>

    struct Broken: Error {
        var output: String
    }

    /// What people own of the project in `Tests/Fixtures/Changes/Lending`, a lot of it, and what is generated for it.
    static func make() async throws -> CompiledProject {
        let folder = try TemporaryFolder()
        let lending = Repository.root.appendingPathComponent("Tests/Fixtures/Changes/Lending")
        for (path, contents) in try FileTree.read(lending) {
            try folder.write(String(decoding: contents, as: UTF8.self), to: path)
        }
        try SourceEditor(folder: folder.url).useRuntimeOfCheckout(in: "specs/project.yml")
        let generated = try await Tool.vipergen("generate", "--sync", in: folder.url)
        guard generated.succeeded else { throw Broken(output: generated.everything) }
        let mocks = try await Tool.run("make", ["mocks", "VIPERGEN=\(Repository.vipergen.path)"], in: folder.url)
        guard mocks.succeeded else { throw Broken(output: mocks.everything) }
        let compiler = try await LenientCompiler()
        var sources: [String: [String: Data]] = [:]
        var known: Set<CompileError> = []
        for module in try modules(of: folder.url) {
            sources[module.name] = try FileTree.read(module.folder)
            known.formUnion(try await compiler.errors(of: module).map { $0.relative(to: folder.url) })
        }
        if known.count > 20 { throw Broken(output: "\(known)") }
        return CompiledProject(folder: folder, compiler: compiler, sources: sources, known: known)
    }

    /// Dependencies first.
    static func modules(of folder: URL) throws -> [SwiftPackageCompiler.Module] {
        let toolbox = SwiftPackageCompiler.Module(
            name: "Toolbox",
            folder: folder.appendingPathComponent("Packages/Toolbox/Sources/Toolbox"),
            dependencies: [],
            isTest: false
        )
        return [toolbox]
            + (try EmittedPackage(specs: folder.appendingPathComponent("specs"), folder: folder).modules)
    }

    /// The errors in a package that this one was turned into, by the paths of their files in it. What hasn't changed isn't
    /// compiled again.
    func errors(in changed: URL) async throws -> [CompileError] {
        let compiler = try LenientCompiler(over: compiler)
        var recompiled: Set<String> = []
        var errors: [CompileError] = []
        for module in try Self.modules(of: changed) {
            let isSame = sources[module.name] == (try FileTree.read(module.folder))
            if isSame, recompiled.isDisjoint(with: module.dependencies) { continue }
            recompiled.insert(module.name)
            errors += try await compiler.errors(of: module).map { $0.relative(to: changed) }
                .filter { !known.contains($0) }
        }
        return errors
    }
}

struct CompileError: Hashable, Sendable {
    var path: String
    var line: Int
    var message: String

    func relative(to folder: URL) -> CompileError {
        var error = self
        if path.hasPrefix(folder.path + "/") { error.path = String(path.dropFirst(folder.path.count + 1)) }
        return error
    }
}

/// Goes on after errors, so that those of all modules are seen.
struct LenientCompiler: Sendable {
    private let products: TemporaryFolder
    private let runtime: SwiftPackageCompiler
    private let earlier: TemporaryFolder?
    private let standIns: AppleStandIns?

    /// With stand-ins, views are compiled as well.
    init() async throws {
        standIns = AppleStandIns.areNeeded ? try await AppleStandIns.iOS(17) : nil
        runtime = try SwiftPackageCompiler(mode: .swift6WithFeatures, standIns: standIns)
        products = try TemporaryFolder()
        earlier = nil
        let run = try await runtime.compileRuntime()
        if !run.succeeded { throw CompiledProject.Broken(output: run.everything) }
    }

    /// Takes what it doesn't compile itself from another one.
    init(over other: LenientCompiler) throws {
        runtime = other.runtime
        standIns = other.standIns
        earlier = other.products
        products = try TemporaryFolder()
    }

    func errors(of module: SwiftPackageCompiler.Module) async throws -> [CompileError] {
        let sources = try FileTree.read(module.folder).keys.filter { $0.hasSuffix(".swift") }.sorted()
            .map { module.folder.appendingPathComponent($0).path }
        let folders = [products.url, earlier?.url, runtime.modulesFolder].compactMap(\.self)
        let output = products.url.appendingPathComponent("\(module.name).swiftmodule").path
        let run = try await Tool.run(
            "swiftc",
            ["-emit-module", "-emit-module-path", output, "-module-name", module.name, "-wmo", "-parse-as-library"]
                + folders.flatMap { ["-I", $0.path] } + ["-enable-testing", "-package-name", "emitted"]
                + ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
                + (standIns?.flags ?? []) + runtime.mode.flags + (module.isTest ? Toolchain.testingFlags : [])
                + sources,
            in: module.folder
        )
        let lines = run.everything.split(separator: "\n")
        var errors: [CompileError] = []
        for line in lines {
            guard let match = line.firstMatch(of: #/^(\/[^:]*):(\d+):\d+: error: (.*)$/#) else { continue }
            let error = CompileError(path: String(match.1), line: Int(match.2) ?? 0, message: String(match.3))
            if !errors.contains(error) { errors.append(error) }
        }
        if errors.isEmpty, !FileManager.default.fileExists(atPath: output) {
            throw CompiledProject.Broken(output: run.everything)
        }
        return errors
    }
}
