/// Generates the environments that tests and sandboxes stub, and mocks of the use cases that features provide.
struct StubbedEnvironments {
    let project: Project

    /// - Parameter mocks: the mocks of the services.
    func add(to generated: inout GeneratedFiles, mocks: ServiceMocks) throws(RunFailure) {
        try rendering(try generated.addStubbableEnvironments(of: project, mocks: mocks))
        for feature in project.stubbedFeatures {
            for useCase in UseCaseProtocol.others(for: feature, in: project) {
                generated.files.append(mock(of: useCase, in: feature))
            }
        }
    }

    private func mock(of useCase: UseCaseProtocol, in feature: Feature) -> PlannedFile {
        var options = MockOptions(
            naming: feature.naming,
            className: "Mock{}",
            imports: ["public import \(useCase.module)"]
        )
        options.hasReset = feature.mocks?.hasReset == true
        options.writer = .generate
        let mock = MockGenerator(options: options).contents(
            for: useCase.described,
            from: useCase.path,
            imports: useCase.imports
        )
        return PlannedFile(
            path: "\(feature.supportSources)/Generated/\(mock.className).swift",
            contents: Array(mock.text.utf8),
            ownership: .generated,
            origin: nil
        )
    }
}
