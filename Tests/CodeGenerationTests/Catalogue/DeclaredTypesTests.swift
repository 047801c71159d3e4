import FileEmission
import Foundation
import ProjectModel
import SwiftReading
import Templating
import Testing
import TestSupport

@testable import CodeGeneration

/// What front matter says a file declares is what the file declares.
@Suite struct DeclaredTypesTests {
    private static let all = [
        "Standard", "OwnTypes", "SwiftUI", "UIModule", "MVVM", "Legacy", "Sandbox", "Variations", "Wiring", "Images",
    ]

    @Test(arguments: TestExtent.sample(["UIModule", "MVVM"], of: all))
    func filesDeclareWhatTheirTemplatesSay(golden: String) throws {
        let specs = Repository.goldens.appendingPathComponent("\(golden)/specs")
        let decoded = try #require(SpecDecoder().decode(SpecFolder(path: specs.path).read().files).specs)
        let project = try #require(ProjectValidator().validate(decoded).project)
        let files = DeclaringFiles()
        let context = GenerationContext(project: project)
        try files.expectFiles(of: context)
        for service in ServicePlace.all(in: context) { try files.expectFiles(of: service) }
        for module in project.features.map({ ModulePlace($0, in: context) }) {
            try files.expectFiles(of: module)
            for useCase in module.feature.useCases {
                try files.expectFiles(of: UseCasePlace(useCase, of: module))
            }
            for repository in module.feature.repositories {
                try files.expectFiles(of: RepositoryPlace(repository, of: module))
            }
            for scene in module.feature.scenes.map({ ScenePlace($0, of: module) }) { try files.expect(scene) }
        }
    }
}

private struct DeclaringFiles {
    private let renderer = FileRenderer(
        templates: TemplateLoader.load(TeamTemplates()).templates,
        team: TeamTemplates()
    )

    func expect(_ place: ScenePlace) throws {
        try expectFiles(of: place)
        for content in place.scene.contents {
            try expectFiles(of: ScenePiecePlace(content, of: place))
        }
        for section in place.scene.contents.flatMap(\.sections) {
            try expectFiles(of: ScenePiecePlace(section, of: place))
        }
        for part in place.scene.screenParts { try expectFiles(of: ScenePiecePlace(part, of: place)) }
    }

    func expectFiles<Subject: FileSubject>(of subject: Subject) throws {
        for request in subject.requests() where request.path.hasSuffix(".swift") {
            var buffer: [UInt8] = []
            let bytes = try renderer.contents(of: request, buffer: &buffer)
            let entry = try #require(Subject.entries.first { $0.template == request.template })
            let declared = entry.declares.filter { subject.holds($0) }.flatMap { names(of: $0.name, subject) }
            let text = String(decoding: bytes, as: UTF8.self)
            let found = try DeclaredTypes.names(in: bytes).filter { !$0.hasSuffix("Tests") }
            let visible = found.filter { name in
                !["final class", "struct"].contains { text.contains("private \($0) \(name)") }
            }
            #expect(Set(visible).isSubset(of: declared), "\(request.path), by \(request.template)")
            // Descriptors are in a namespace.
            for name in declared where !found.contains(name) {
                #expect(text.contains(" struct \(name):"), "\(name) isn't in \(request.path), by \(request.template)")
            }
        }
    }

    /// Scenes have types for each content.
    private func names(of pattern: NamePattern, _ subject: some FileSubject) -> [String] {
        guard let scene = subject as? ScenePlace, pattern.segments.contains(.name(.content)) else {
            return [subject.text(pattern)]
        }
        return scene.scene.contents.map { ScenePiecePlace($0, of: scene).text(pattern) }
    }
}
