package import CodeGeneration
package import Diagnostics
import FileEmission
package import ProjectModel
package import SpecReading
import SwiftReading
import TemplateCatalogue

/// The stages from specs to planned files, one after the other.
package struct Stages {
    package let specs: String
    package let output: String
    /// Specs as they are going to be, in place of those on disk.
    package var files: [SpecFile]?
    /// Without, files of mocks that modules ask for have nothing in them: for whoever leaves them out.
    var writesMocks = true

    package init(specs: String, output: String, files: [SpecFile]? = nil) {
        self.specs = specs
        self.output = output
        self.files = files
    }

    /// What a run knows before it looks at the target package.
    package struct Result {
        package var specs: SpecSet
        package var project: Project
        package var generated: GeneratedFiles
        package var warnings: [Diagnostic]
    }

    package func read() throws(RunFailure) -> [SpecFile] {
        if let files { return files }
        let reading = SpecFolder(path: specs).read()
        if reading.hasInputFailure { throw .inputOutput(reading.diagnostics) }
        if reading.diagnostics.hasErrors {
            // What could be read is checked all the same, so that one run tells everything.
            throw .input(reading.diagnostics + tried(problems(in: reading.files), in: reading.files))
        }
        return reading.files
    }

    package func decode() throws(RunFailure) -> (specs: SpecSet, diagnostics: [Diagnostic]) {
        let (_, specs, diagnostics) = try decoded()
        return (specs, diagnostics)
    }

    private func decoded() throws(RunFailure) -> (files: [SpecFile], specs: SpecSet, diagnostics: [Diagnostic]) {
        let files = try read()
        let (specs, diagnostics) = decoder.decode(files)
        guard let specs else { throw refusal(SpecProblems(decoding: diagnostics), in: files) }
        return (files, specs, diagnostics)
    }

    package func validate() throws(RunFailure) -> (project: Project, warnings: [Diagnostic]) {
        let (_, project, warnings) = try checked(needsSources: false)
        return (project, warnings)
    }

    /// - Parameter needsSources: Where the package is written, or checked: what specs name of its sources has to be there.
    private func checked(
        needsSources: Bool
    ) throws(RunFailure) -> (specs: SpecSet, project: Project, warnings: [Diagnostic]) {
        let (files, specs, problems) = try decoded()
        let (project, more) = check(specs, needsSources: needsSources)
        let diagnostics = problems + more
        guard let project, !diagnostics.hasErrors else {
            let found = SpecProblems(decoding: problems, validation: more)
            throw refusal(found, in: files, needsSources: needsSources)
        }
        return (specs, project, diagnostics)
    }

    /// A style that scenes name may be one that can't be read.
    private func refusal(_ found: SpecProblems, in files: [SpecFile], needsSources: Bool = false) -> RunFailure {
        let templates = TemplateFolder(specs: specs).templates().templates
        return .input((tried(found, in: files, needsSources: needsSources) + templates.problems).sortedAndUnique())
    }

    /// The problems as they are reported: with the remedies that help.
    private func tried(_ found: SpecProblems, in files: [SpecFile], needsSources: Bool = false) -> [Diagnostic] {
        RemedyTrial(files: files) { problems(in: $0, needsSources: needsSources) }.tried(found)
    }

    /// With the styles that the team's own templates describe.
    private var decoder: SpecDecoder {
        SpecDecoder(styles: TemplateFolder(specs: specs).templates().templates.styles)
    }

    private func problems(in files: [SpecFile], needsSources: Bool = false) -> SpecProblems {
        let (specs, problems) = decoder.decode(files)
        let more = specs.map { check($0, needsSources: needsSources).diagnostics } ?? []
        return SpecProblems(decoding: problems, validation: more)
    }

    package func generate() throws(RunFailure) -> Result {
        var (specs, project, warnings) = try checked(needsSources: true)
        project.serviceProtocols = try ServiceRequirements(project: project, output: output).read()
        var (generated, problems) = try files(of: project, warnings)
        problems += try ModuleMocks(project: project, output: output, writesMocks: writesMocks)
            .add(to: &generated)
        problems += try ModuleComponents(project: project, output: output).add(to: &generated)
        if problems.hasErrors { throw .input(warnings + problems) }
        try BazelOutputs(project: project, output: output).add(to: &generated)
        generated.specsFolder = self.specs
        return Result(
            specs: specs,
            project: project,
            generated: generated,
            warnings: warnings + problems
        )
    }

    /// The team's own templates.
    private func templates() throws(RunFailure) -> TeamTemplates {
        let (templates, problems) = TemplateFolder(specs: specs).templates()
        if problems.hasErrors { throw RunFailure(problems) }
        return templates
    }

    /// What the specs ask for, and what is said of the team's own templates.
    private func files(
        of project: Project,
        _ warnings: [Diagnostic]
    ) throws(RunFailure) -> (generated: GeneratedFiles, warnings: [Diagnostic]) {
        let (generated, faults) = CodeGenerator(templates: try templates()).files(of: project)
        if faults.hasErrors { throw .rendering(warnings + faults) }
        if !generated.problems.isEmpty { throw .input(warnings + faults + generated.problems) }
        return (generated, faults)
    }

    /// Whether the specs are right, and all that they ask for can be had.
    package func validateFiles() throws(RunFailure) -> (project: Project, warnings: [Diagnostic]) {
        let (project, warnings) = try validate()
        let problems = CodeGenerator(templates: try templates()).problems(of: project)
        if !problems.isEmpty { throw .input(warnings + problems) }
        return (project, warnings)
    }

    private func check(_ specs: SpecSet, needsSources: Bool = false) -> (project: Project?, diagnostics: [Diagnostic]) {
        var facts = TargetPackageFacts.read(
            for: specs,
            in: output,
            specsFolder: self.specs,
            needsSources: needsSources
        )
        if let sources = DescriptorSources(specs, output: output) {
            let (descriptors, problems) = sources.read()
            facts.descriptors = descriptors
            facts.problems += problems
        }
        var (project, diagnostics) = ProjectValidator().validate(specs, facts: facts)
        diagnostics += facts.problems
        project?.specsFolder = facts.specsFolder
        project?.unwrittenComponents = facts.unwrittenComponents
        if facts.problems.hasErrors { project = nil }
        return (project, diagnostics)
    }
}
