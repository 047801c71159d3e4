public import ArgumentParser

/// `vipergen graph`.
struct Graph: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case html
        case svg
        case mermaid
        case json
    }

    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Prints a graph of scenes, modules or services. Writes nothing.",
        usage: "vipergen graph [<subject>] [<options>]",
        discussion: """
            'html' is a page that needs no network, with all three graphs: who leads to a scene and where it leads, what \
            nothing leads to, cycles between features, what a change of a module rebuilds. docs/graph.md of ViperGen has \
            the JSON's members.

            EXAMPLE:
              vipergen graph --specs specs --format html > graph.html
            """
    )

    @Argument(help: ArgumentHelp("What to draw; in a page, what to show first.", valueName: "subject"))
    var subject = ProjectGraph.Subject.scenes

    @Option(
        help: ArgumentHelp(
            "Draw this module as one node in place of its scenes; '*' is all. May be repeated.",
            valueName: "module"
        ),
        completion: .modules
    )
    var collapse: [String] = []

    @OptionGroup var project: ProjectOptions

    @Option(help: ArgumentHelp("The output format.", valueName: "format"))
    var format = Format.mermaid

    @OptionGroup var quiet: QuietOption

    func run() throws {
        try Console(ReportStyle(isQuiet: quiet.quiet)).run(
            json: format == .json ? { DrawnGraph.failure.adding($0) } : nil
        ) { console in
            let folders = try self.project.folders
            try Workplace(console: console, specs: folders.specs, output: folders.output).requireNothingInterrupted()
            let (project, warnings) = try Stages(specs: folders.specs, output: folders.output).validate()
            let graphs = ProjectGraphMaker(project: project, modules: SourceModules.all(of: project))
            let collapsed = try collapsedModules(in: graphs.graph(of: subject))
            console.report(warnings)
            console.print(verbatim: Array(text(of: graphs, collapsed, warnings).utf8))
        }
    }

    private func text(of graphs: ProjectGraphMaker, _ collapsed: Set<String>, _ warnings: [Diagnostic]) -> String {
        let graph = graphs.graph(of: subject).collapsing(collapsed)
        switch format {
        case .mermaid: return graph.mermaid
        case .json: return DrawnGraph(graph).json.adding(warnings.sortedAndUnique()).text(indents: true) + "\n"
        case .svg: return DrawnGraph(graph).svg
        case .html: return GraphPage(graphs, first: subject, collapsing: collapsed).html
        }
    }

    private func collapsedModules(in graph: ProjectGraph) throws(RunFailure) -> Set<String> {
        let known = graph.collapsibleModules
        if collapse.contains("*") { return Set(known) }
        let unknown = collapse.filter { !known.contains($0) }.map { name in
            Diagnostic(
                .unknownName,
                at: nil,
                "'--collapse \(name)': the graph of \(subject.rawValue) has no module '\(name)'",
                notes: NearName.find(name, in: known).map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? []
            )
        }
        if !unknown.isEmpty { throw .input(unknown) }
        return Set(collapse)
    }
}

extension ProjectGraph.Subject: ExpressibleByArgument {}
