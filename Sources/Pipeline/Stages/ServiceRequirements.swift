import CodeGeneration
import Diagnostics
import ProjectModel
import SpecReading
import SwiftReading

/// What the protocols of services ask for that are there before anything implements them.
struct ServiceRequirements {
    let project: Project
    let output: String

    /// By the protocol's name, of services whose implementation is still to be written. The core modules are read only for those.
    func read() throws(RunFailure) -> [String: [ProtocolRequirements.Requirement]] {
        let services = project.services.filter { !$0.isConcrete && $0.defaultValue == nil && !isWritten($0) }
        if services.isEmpty { return [:] }
        let names = services.map(\.type.text)
        var known: [String: ProtocolRequirements] = [:]
        var implied: [String: Set<String>] = [:]
        var wanted = Set(names)
        while !wanted.isEmpty {
            let sources = try sources(declaring: wanted)
            for bytes in sources {
                do throws(NestedTooDeeply) {
                    known.merge(try ProtocolRequirements.read(bytes)) { first, _ in first }
                    for (name, type) in try DeclaredInterface.read(bytes).types {
                        implied[name, default: []].formUnion(type.members.filter { !$0.isRequirement }.map(\.selector))
                    }
                } catch {
                    // Whoever reads the source for itself tells it.
                    continue
                }
            }
            let parents = wanted.flatMap { known[$0]?.inherited ?? [] }
            wanted = sources.isEmpty ? [] : Set(parents).filter { known[$0] == nil && KnownModule.declaring($0) == nil }
        }
        return names.reduce(into: [:]) { $0[$1] = requirements(of: $1, known, implied) }
    }

    /// `nil` where it can't be known what a type has to choose.
    private func requirements(
        of name: String,
        _ known: [String: ProtocolRequirements],
        _ implied: [String: Set<String>]
    ) -> [ProtocolRequirements.Requirement]? {
        var (all, names, seen): ([ProtocolRequirements.Requirement], [String], Set<String>) = ([], [name], [])
        while let next = names.popLast() {
            guard seen.insert(next).inserted, let own = known[next] else { continue }
            if own.hasAssociatedTypes { return nil }
            all += own.requirements.filter { requirement in
                implied[next]?.contains(requirement.name) != true
                    && !all.contains { $0.declaration == requirement.declaration }
            }
            names += own.inherited.sorted()
        }
        return all
    }

    private func isWritten(_ service: Service) -> Bool {
        let path = "\(project.appSources)/Services/\(service.implementationName).swift"
        return SourceFolder.exists(TargetPackage(output: output).display(path))
    }

    private func sources(declaring names: Set<String>) throws(RunFailure) -> [[UInt8]] {
        let search = DeclarationSearch(names)
        var sources: [[UInt8]] = []
        for module in project.coreModules {
            let folder = TargetPackage(output: output).display(module.sources)
            guard SourceFolder.exists(folder) else { continue }
            let (files, problems) = SourceFolder(path: folder).files { search.mayFind(in: $0) }
            if problems.hasErrors { throw RunFailure(problems) }
            sources += files.map(\.bytes)
        }
        return sources
    }
}
