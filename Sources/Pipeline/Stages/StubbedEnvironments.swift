import CodeGeneration
import Diagnostics
import FileEmission
import MockGeneration
import ProjectModel

/// The environments that tests and sandboxes stub, and mocks of the use cases that other features lend them.
struct StubbedEnvironments {
    let project: Project
    let jobs: Int?

    /// - Parameter mocks: of the services.
    /// - Returns: what can't be mocked.
    func add(to generated: inout GeneratedFiles, mocks: ServiceMocks) throws(RunFailure) -> [Diagnostic] {
        do {
            try generated.addStubbableEnvironments(of: project, mocks: mocks)
        } catch {
            throw .generator([error.diagnostic])
        }
        var diagnostics: [Diagnostic] = []
        for feature in project.stubbedFeatures {
            for useCase in UseCaseProtocol.others(for: feature, in: project) {
                let mocks = self.mocks(of: useCase)
                diagnostics += mocks.diagnostics
                generated.files += mocks.files.map { plannedFile($0, in: feature) }
            }
        }
        return diagnostics
    }

    private func mocks(of useCase: UseCaseProtocol) -> GeneratedMocks {
        var options = MockOptions(
            selection: MockSelection(allPublic: true),
            imports: ["public import \(useCase.module)"],
            jobs: jobs
        )
        options.writer = .generate
        let source = MockSource(path: useCase.path, bytes: Array(useCase.source.utf8))
        return MockGenerator(options: options).generate([source])
    }

    private func plannedFile(_ mock: MockFile, in feature: Feature) -> PlannedFile {
        PlannedFile(
            path: "\(feature.supportSources)/Generated/\(mock.className).swift",
            contents: Array(mock.text.utf8),
            ownership: .generated,
            origin: nil
        )
    }
}
