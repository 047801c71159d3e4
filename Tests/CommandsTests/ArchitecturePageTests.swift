import Foundation
import Testing
import TestSupport

/// What the pages for contributors name is there, and they name what is there.
@Suite struct ArchitecturePageTests {
    private func text(_ page: String) throws -> String {
        String(decoding: try Data(contentsOf: Repository.root.appendingPathComponent(page)), as: UTF8.self)
    }

    @Test func everyFolderOfSourcesHasARow() throws {
        let rows = try text("docs/architecture.md").components(separatedBy: "\n").filter { $0.hasPrefix("| `Sources/") }
        let named = rows.flatMap { row in
            row.split(separator: "|")[0].split(separator: "`").map(String.init).filter { $0.hasPrefix("Sources/") }
        }
        let folders = try FileManager.default.contentsOfDirectory(atPath: Repository.sources.path)
        #expect(named.sorted() == folders.filter { !$0.hasPrefix(".") }.map { "Sources/\($0)" }.sorted())
    }

    /// What the manifest says is what the compiler allows; the page leaves out what follows from its other rows.
    @Test func dependenciesAreThoseOfTheManifest() throws {
        let manifest = try Self.dependencies(inManifest: try text("Package.swift"))
        let page = try dependenciesOnThePage()
        for (target, documented) in page {
            let real = try #require(manifest[target], "\(target)")
            let missing = real.intersection(page.keys).subtracting(Self.closure(of: target, in: page))
            #expect(missing.isEmpty, "\(target) depends on \(missing.sorted()), and the page doesn't say so")
            let wrong = documented.subtracting(Self.closure(of: target, in: manifest))
            #expect(wrong.isEmpty || target == "Pipeline", "\(target) doesn't depend on \(wrong.sorted())")
        }
    }

    private func dependenciesOnThePage() throws -> [String: Set<String>] {
        let rows = try text("docs/architecture.md").split(separator: "\n").filter { $0.hasPrefix("| `Sources/") }
        var page: [String: Set<String>] = [:]
        for row in rows {
            let cells = row.split(separator: "|")
            let named = cells[0].matches(of: /Sources\/(\w+)/).map { String($0.1) }
            let words = Set(cells[2].matches(of: /\w+/).map { String($0.0) })
            for name in named { page[name] = cells[2].contains("all of the above") ? Set(page.keys) : words }
        }
        return page.mapValues { $0.intersection(page.keys) }
    }

    /// The targets that are in `Sources`, each with those that it names.
    private static func dependencies(inManifest text: String) throws -> [String: Set<String>] {
        let targets = text.split(separator: "\n        .").dropFirst().filter { !$0.hasPrefix("testTarget") }
        var result: [String: Set<String>] = [:]
        for target in targets {
            guard let name = target.firstMatch(of: /arget\(\s*name: "(\w+)"|^systemLibrary\(\s*name: "(\w+)"/),
                let found = name.1 ?? name.2
            else { continue }
            let named = target.matches(of: /(?:[\[,]\s+|\[|\.target\(name: )"(\w+)"/).map { String($0.1) }
            result[String(found)] = Set(named)
        }
        return result
    }

    private static func closure(of target: String, in graph: [String: Set<String>]) -> Set<String> {
        var (found, next) = (Set<String>(), graph[target] ?? [])
        while let name = next.popFirst() {
            if found.insert(name).inserted { next.formUnion(graph[name] ?? []) }
        }
        return found
    }

    @Test(arguments: ["docs/architecture.md", "CONTRIBUTING.md"])
    func whatIsNamedIsThere(page: String) throws {
        let text = try text(page)
        let folder = Repository.root.appendingPathComponent(page).deletingLastPathComponent()
        let links = text.matches(of: /\]\(([^)#]+)\)/).map { folder.appendingPathComponent(String($0.1)) }
        let paths = text.matches(of: /`((?:Sources|Tests|Templates|docs)\/[\w\/+.]+)`/).map {
            Repository.root.appendingPathComponent(String($0.1))
        }
        #expect(links.count + paths.count > 1)
        for file in links + paths { #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path)") }
    }

    @Test func everyCommandIsATargetOfTheMakefile() throws {
        let makefile = try text("Makefile")
        let commands = try text("CONTRIBUTING.md").matches(of: /`make ([a-z-]+)`/).map { String($0.1) }
        #expect(commands.count > 8)
        for command in commands { #expect(makefile.contains("\n\(command):"), "\(command)") }
    }
}
