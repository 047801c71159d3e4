import Foundation
@testable import ProjectModel
import SwiftReading
import TestSupport
import SpecTestSupport
import Testing

@Suite("Names that are taken by the runtime")
struct PlatformNameTests {
    /// Without those that stand in for UIKit's, which are UIKit's names.
    private func publicTypes() throws -> Set<String> {
        let runtime = Repository.sources.appendingPathComponent("ViperRuntime")
        let folders = ["", "SwiftUI", "Links", "Restoration", "Results", "States", "Watching"]
        let files = folders.map { $0.isEmpty ? runtime : runtime.appendingPathComponent($0) }
            .flatMap { (try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? [] }
            .filter { $0.pathExtension == "swift" }
        return try files.reduce(into: []) { names, file in
            let text = try String(contentsOf: file, encoding: .utf8)
            for name in try DeclaredTypes.names(in: Array(text.utf8)) where isPublic(name, in: text) {
                names.insert(name)
            }
        }
    }

    private func isPublic(_ name: String, in text: String) -> Bool {
        ["struct", "class", "enum", "protocol", "actor", "typealias"].contains { keyword in
            text.split(separator: "\n").contains { line in
                ["public ", "open "].contains { line.contains($0) }
                    && [":", "<", " "].contains { line.contains("\(keyword) \(name)" + $0) }
            }
        }
    }

    @Test func everyPublicTypeIsTaken() throws {
        let types = try publicTypes()
        #expect(types.isSuperset(of: ["Loadable", "LazyView", "UnseenFailureHandler", "SceneTasks", "StatePresenter"]))
        #expect(types.subtracting(PlatformNames.runtime).sorted() == [])
        #expect(PlatformNames.home(ofType: "Loadable") == "ViperRuntime")
    }
}
