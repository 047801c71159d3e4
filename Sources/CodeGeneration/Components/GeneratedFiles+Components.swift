extension GeneratedFiles {
    /// Adds the components' previews and their tests. They come last, since components are found in the sources.
    ///
    /// - Throws: when a template doesn't fit its values.
    public mutating func addComponents(_ components: [Component], of project: Project) throws(RenderingFault) {
        guard !components.isEmpty else { return }
        let context = GenerationContext(project: project, templates: renderer?.team ?? TeamTemplates())
        try addFilesOfSources(components.flatMap { ComponentPlace(component: $0, context: context).requests() })
    }
}
