/// Runs the stages from specs to planned files.
package struct Stages {
    package let specs: String
    package let output: String
    /// The changed specs, instead of those on disk.
    package var files: [SpecFile]?
    /// The design to import; `nil` to take what the last import wrote.
    package var design: ImportedDesign?
    /// False to leave the mocks' files empty, for callers that ignore them.
    var writesMocks = true

    package init(specs: String, output: String, files: [SpecFile]? = nil) {
        self.specs = specs
        self.output = output
        self.files = files
    }

    /// The result before the target package is compared.
    package struct Result {
        package var specs: SpecSet
        package var project: Project
        package var generated: GeneratedFiles
        package var warnings: [Diagnostic]
        /// The files of a design.
        var designed: DesignedFiles?
    }

    package func read() throws(RunFailure) -> [SpecFile] {
        if let files { return files }
        let reading = SpecFolder(path: specs).read()
        if reading.hasInputFailure { throw .inputOutput(reading.diagnostics) }
        if reading.diagnostics.hasErrors {
            // What could be read is checked all the same, so that one run tells everything.
            let team = team()
            let found = problems(in: reading.files, team)
            throw .input(reading.diagnostics + tried(found, in: reading.files, team))
        }
        return reading.files
    }

    package func decode() throws(RunFailure) -> (specs: SpecSet, diagnostics: [Diagnostic]) {
        let (_, specs, diagnostics) = try decoded(team())
        return (specs, diagnostics)
    }

    /// The team's own templates, and the problems of reading them.
    private typealias Team = (templates: TeamTemplates, diagnostics: [Diagnostic])

    private func team() -> Team { TemplateFolder(specs: specs).templates() }

    private func decoded(
        _ team: Team
    ) throws(RunFailure) -> (files: [SpecFile], specs: SpecSet, diagnostics: [Diagnostic]) {
        let files = try read()
        let (specs, diagnostics) = SpecDecoder(templates: team.templates).decode(files)
        guard let specs else { throw refusal(SpecProblems(decoding: diagnostics), in: files, team) }
        return (files, specs, diagnostics)
    }

    package func validate() throws(RunFailure) -> (project: Project, warnings: [Diagnostic]) {
        let (_, project, warnings) = try validateSpecs()
        return (project, warnings)
    }

    /// Returns the specs, too, as they are written.
    func validateSpecs() throws(RunFailure) -> (specs: SpecSet, project: Project, warnings: [Diagnostic]) {
        try checked(team(), needsSources: false)
    }

    /// - Parameter needsSources: true if the package is written or checked: the sources that specs name have to exist.
    private func checked(
        _ team: Team,
        needsSources: Bool
    ) throws(RunFailure) -> (specs: SpecSet, project: Project, warnings: [Diagnostic]) {
        let (files, specs, problems) = try decoded(team)
        let designed = try design.map { design throws(RunFailure) in
            try DesignedFiles(specs, output: output, importing: design)?.forFacts
        }
        let (project, more) = check(specs, needsSources: needsSources, designed: designed ?? nil)
        let diagnostics = problems + more
        guard let project, !diagnostics.hasErrors else {
            let found = SpecProblems(decoding: problems, validation: more)
            throw refusal(found, in: files, team, needsSources: needsSources)
        }
        return (specs, project, diagnostics)
    }

    /// Returns the failure for problems in specs. A style that scenes name may be an unreadable one.
    private func refusal(
        _ found: SpecProblems,
        in files: [SpecFile],
        _ team: Team,
        needsSources: Bool = false
    ) -> RunFailure {
        let diagnostics = tried(found, in: files, team, needsSources: needsSources)
        return .input((diagnostics + team.templates.problems).sortedAndUnique())
    }

    /// Returns the problems as they are reported: with the fix-its that help.
    private func tried(
        _ found: SpecProblems,
        in files: [SpecFile],
        _ team: Team,
        needsSources: Bool = false
    ) -> [Diagnostic] {
        RemedyTrial(files: files) { problems(in: $0, team, needsSources: needsSources) }.tried(found)
    }

    private func problems(in files: [SpecFile], _ team: Team, needsSources: Bool = false) -> SpecProblems {
        let (specs, problems) = SpecDecoder(templates: team.templates).decode(files)
        let more = specs.map { check($0, needsSources: needsSources).diagnostics } ?? []
        return SpecProblems(decoding: problems, validation: more)
    }

    package func generate() throws(RunFailure) -> Result {
        let team = team()
        var (specs, project, warnings) = try checked(team, needsSources: true)
        let designed = try DesignedFiles(specs, output: output, importing: design)
        try designed?.requireModule(in: project)
        if let designed, designed.hasColours { project.moduleOfDesignedColours = designed.module.name }
        project.serviceProtocols = try ServiceRequirements(project: project, output: output).read()
        var (generated, problems) = try files(of: project, try templates(team), warnings)
        problems += try ModuleMocks(project: project, output: output, writesMocks: writesMocks)
            .add(to: &generated)
        problems += try ModuleComponents(project: project, output: output, designed: designed).add(to: &generated)
        if problems.hasErrors { throw .input(warnings + problems) }
        generated.leaveOut(project.unmanaged)
        try BazelOutputs(project: project, output: output).add(to: &generated)
        if let designed { generated.add(designed.files) }
        generated.specsFolder = self.specs
        return Result(
            specs: specs,
            project: project,
            generated: generated,
            warnings: warnings + problems + (designed?.warnings ?? []),
            designed: designed
        )
    }

    private func templates(_ team: Team) throws(RunFailure) -> TeamTemplates {
        if team.diagnostics.hasErrors { throw RunFailure(team.diagnostics) }
        return team.templates
    }

    /// Returns the generated files, and warnings about the team's own templates.
    private func files(
        of project: Project,
        _ templates: TeamTemplates,
        _ warnings: [Diagnostic]
    ) throws(RunFailure) -> (generated: GeneratedFiles, warnings: [Diagnostic]) {
        let (generated, faults) = generator(templates).files(of: project)
        if faults.hasErrors { throw .rendering(warnings + faults) }
        if !generated.problems.isEmpty { throw .input(warnings + faults + generated.problems) }
        return (generated, faults)
    }

    private func generator(_ templates: TeamTemplates) -> CodeGenerator {
        CodeGenerator(templates: templates) { [output] in TargetPackageFacts.path(near: $0, in: output) }
    }

    /// Checks the specs, and that everything they ask for can be generated.
    package func validateFiles() throws(RunFailure) -> (project: Project, warnings: [Diagnostic]) {
        let team = team()
        let (_, project, warnings) = try checked(team, needsSources: false)
        let problems = generator(try templates(team)).problems(of: project)
        if !problems.isEmpty { throw .input(warnings + problems) }
        return (project, warnings)
    }

    private func check(
        _ specs: SpecSet,
        needsSources: Bool = false,
        designed: DesignedSources? = nil
    ) -> (project: Project?, diagnostics: [Diagnostic]) {
        var facts = TargetPackageFacts.read(
            for: specs,
            in: output,
            specsFolder: self.specs,
            needsSources: needsSources,
            designed: designed
        )
        if let sources = DescriptorSources(specs, output: output) {
            let (descriptors, problems) = sources.read()
            facts.descriptors = descriptors
            facts.problems += problems
        }
        var (project, diagnostics) = ProjectValidator().validate(specs, facts: facts)
        diagnostics += facts.problems
        project?.specsFolder = facts.specsFolder
        // Files that specs are changed for are moved or removed only then.
        if files == nil { project?.unmanaged.missing = facts.missingUnmanaged }
        project?.unwrittenComponents = facts.unwrittenComponents
        if facts.problems.hasErrors { project = nil }
        return (project, diagnostics)
    }
}
