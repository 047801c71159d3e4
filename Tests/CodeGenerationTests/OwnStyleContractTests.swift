import Foundation
import ProjectModel
import Testing
import TestSupport

@testable import CodeGeneration

/// What `generate --sync` knows of scenes of a team's own style.
@Suite struct OwnStyleContractTests {
    @Test func aContractHasThePathOfItsScaffold() throws {
        let specs = Repository.goldens.appendingPathComponent("Coordinator/specs").path
        let templates = TemplateFolder(specs: specs).templates().templates
        let decoded = SpecDecoder(templates: templates).decode(SpecFolder(path: specs).read().files).specs
        let project = ProjectValidator().validate(try #require(decoded), facts: TargetPackageFacts()).project
        let contracts = ScaffoldContracts.all(of: try #require(project), stubs: .comment)
        let model = try #require(contracts.first { $0.type == "JarListViewModel" })
        #expect(model.path == "Sources/Jars/Application/JarList/JarListViewModel.swift")
    }
}
