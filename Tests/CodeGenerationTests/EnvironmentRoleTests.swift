import Foundation
import TestSupport
import Testing

/// With `environments: role`, no view controller has an environment unless its spec says what its view uses.
@Suite struct EnvironmentRoleTests {
    @Test(arguments: ["Standard", "SwiftUI", "MVVM"])
    func viewControllersHaveOnlyWhatTheirSpecsSay(name: String) throws {
        let golden = Repository.goldens.appendingPathComponent(name)
        try expectRoles(
            specs: golden.appendingPathComponent("specs"),
            sources: golden.appendingPathComponent("package")
        )
    }

    @Test func viewControllersOfTheSampleHaveOnlyWhatTheirSpecsSay() throws {
        try expectRoles(
            specs: Repository.root.appendingPathComponent("specs"),
            sources: Repository.root.appendingPathComponent("Examples/Kitchen/Sources")
        )
    }

    private func expectRoles(specs: URL, sources: URL) throws {
        let texts = try FileTree.read(specs).filter { $0.key.hasSuffix(".yml") }.mapValues {
            String(decoding: $0, as: UTF8.self)
        }
        #expect(texts["project.yml"]?.contains("\nenvironments: role\n") == true)
        let files = try FileTree.read(sources).filter { !$0.key.contains(".build/") }
        var found = 0
        for (path, spec) in texts {
            let scene = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            let file = files.first { path, data in
                !path.contains("Tests/") && !path.hasSuffix("DisplayStates.swift")
                    && String(decoding: data, as: UTF8.self).contains("class \(scene)ViewController: ")
            }
            guard let file, !spec.contains("style: legacy"), !spec.contains("style: handwritten") else { continue }
            found += 1
            let isWired = texts["project.yml"]?.contains("\nwiring: generated\n") == true
            let isHandedChildren = isWired && !spec.contains("\nstyle: ")
            let uses = spec.contains("\nviewUses:") || spec.contains("\nchildren:") && !isHandedChildren
            let text = try classText("\(scene)ViewController", in: String(decoding: file.value, as: UTF8.self))
            #expect(text.contains("environment: any \(scene)ViewEnvironment") == uses, "\(file.key)")
            #expect(text.contains("nvironment") == uses, "\(file.key)")
        }
        #expect(found > 1)
    }

    /// The class, and extensions of it.
    private func classText(_ name: String, in text: String) throws -> String {
        let declarations = text.components(separatedBy: "\n}\n").compactMap { part in
            (part.firstRange(of: "class \(name): ") ?? part.firstRange(of: "extension \(name)"))
                .map { part[$0.lowerBound...] }
        }
        // One that adds nothing ends at its line.
        .map { $0.prefix { $0 != "\n" }.hasSuffix("{}") ? "" : $0 }
        try #require(!declarations.isEmpty)
        return declarations.joined()
    }
}
