public import ProjectModel
import Templating

extension GeneratedFiles {
    /// Adds the previews of components, and their tests. They come last, as components are in the sources.
    ///
    /// - Throws: when a template doesn't fit its values.
    public mutating func addComponents(_ components: [Component], of project: Project) throws(RenderingFault) {
        guard !components.isEmpty else { return }
        let context = GenerationContext(project: project)
        for component in components {
            for request in ComponentPlace(component: component, context: context).requests() {
                try add(request)
            }
        }
    }
}
