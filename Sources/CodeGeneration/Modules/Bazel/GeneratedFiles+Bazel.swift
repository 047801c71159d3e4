extension GeneratedFiles {
    /// Lists all generated files for Bazel, once mocks are known: an action's outputs are listed in its BUILD file.
    ///
    /// - Throws: when the template doesn't fit its values, which is the generator's own fault.
    public mutating func listOutputsForBazel(of project: Project) throws(RenderingFault) {
        let outputs = files.filter { $0.ownership == .generated }.map(\.path).sorted()
        let context = GenerationContext(project: project, outputs: outputs)
        guard context.holds(.bazel), context.holds(.wholeApp), let build = context.request(for: .bazelBuild) else {
            return
        }
        try replace(build)
    }
}
