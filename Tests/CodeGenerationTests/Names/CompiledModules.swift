import Foundation
import TestSupport

/// The modules in a compiler's folder, so that none is compiled again that would be the same.
actor CompiledModules {
    private struct Compiled: Equatable {
        var sources: [String: Data]
        var flags: [String]
        /// How many times each of these had been compiled.
        var dependencies: [String: Int]
    }

    private var modules: [String: Compiled] = [:]
    private var versions: [String: Int] = [:]

    /// Forgets one that is to be compiled, since that may fail.
    func have(_ module: SwiftPackageCompiler.Module, flags: [String]) throws -> Bool {
        let isSame = try modules[module.name] == state(of: module, flags)
        if !isSame { modules[module.name] = nil }
        return isSame
    }

    func add(_ module: SwiftPackageCompiler.Module, flags: [String]) throws {
        modules[module.name] = try state(of: module, flags)
        versions[module.name, default: 0] += 1
    }

    private func state(of module: SwiftPackageCompiler.Module, _ flags: [String]) throws -> Compiled {
        Compiled(
            sources: try FileTree.read(module.folder),
            flags: flags,
            dependencies: Dictionary(module.dependencies.map { ($0, versions[$0] ?? 0) }) { first, _ in first }
        )
    }
}
