extension GeneratedFiles {
    /// Adds the environments that tests and sandboxes stub. They come last, since mocks are made from the sources,
    /// which may include scaffolds that are still to be written.
    ///
    /// - Throws: when a template doesn't fit its values.
    public mutating func addStubbableEnvironments(of project: Project, mocks: ServiceMocks) throws(RenderingFault) {
        let features = project.stubbedFeatures
        guard !features.isEmpty else { return }
        let context = GenerationContext(project: project)
        for feature in features {
            let place = StubbedModulePlace(module: ModulePlace(feature, in: context), mocks: mocks)
            for request in place.requests() { try add(request) }
        }
    }
}
