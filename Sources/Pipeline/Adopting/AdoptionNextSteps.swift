/// The steps that a person has to take after an adoption, as lines to follow.
struct AdoptionNextSteps {
    let adoption: Adoption
    let fit: AppModule.Fit
    /// The path of the generated switch, as the user would name it; `nil` if the file was there before.
    let newSwitch: String?
    /// The folder of the specs; `nil` if it's the usual one in the app's folder.
    let specs: String?
    /// The usual folder of the specs.
    let usualSpecs: String
    /// The app's folder; `nil` if the command was run in it.
    let output: String?
    /// The parts of the app that were read; empty for all of it.
    let paths: [String]
    /// True if the app's own sources aren't changed yet.
    let asksToApply: Bool
    let display: (String) -> String

    /// The lines; `nil` if there is nothing to do.
    var text: String? {
        let (specsOption, outputOption) = (option("specs", specs), option("output", output))
        // Other commands look for specs where they are run.
        let place = (output == nil ? specsOption : option("specs", specs ?? usualSpecs)) + outputOption
        let adopt = "vipergen adopt" + paths.map { " \(ShellWord.path($0))" }.joined() + specsOption + outputOption
        var lines = newSwitch.map(building) ?? []
        if asksToApply {
            lines.append("vipergen check\(place)             # lists what is still written by hand")
            if let source = adoption.generatedSources.first {
                if let question = source.question {
                    let path = display(source.place.path)
                    lines.append("'\(path)' is generated: put this into its template, first in the function")
                    lines.append("  \(question)")
                }
            } else {
                lines.append("\(adopt) --diff      # shows what '--apply' would do, as a patch")
                lines.append("\(adopt) --apply     # makes that change")
            }
        }
        if adoption.isOfAssemblies, newSwitch != nil { lines += opening }
        if lines.isEmpty { return nil }
        return "\nNext:\n" + lines.map { "  \($0)" }.joined(separator: "\n")
    }

    /// The lines on how the app's code opens a screen from now on.
    private var opening: [String] {
        guard let scene = adoption.scenes.first else { return [] }
        let values = scene.parameters.filter { $0.defaultValue == nil }.map { "\($0.name): …" }
        let namespace = adoption.namespace ?? DescriptorTypes.standardNamespace
        let environment = adoption.bringsEnvironment ? "\(adoption.resolver.type)()" : "a '\(adoption.resolver.type)'"
        return [
            "open screens by their descriptors, where you call these functions now. Of \(environment):",
            "  resolve(\(namespace).\(scene.name)Descriptor(\(values.joined(separator: ", "))))",
        ]
    }

    private func option(_ name: String, _ value: String?) -> String {
        value.map { " --\(name) \(ShellWord.path($0))" } ?? ""
    }

    /// Returns the lines on how to get the switch compiled.
    private func building(_ path: String) -> [String] {
        switch fit {
        case .compiled: return []
        case .regenerated(let command, let folder):
            let cd = display(folder)
            return [
                "\(cd.isEmpty || cd == "." ? "" : "cd \(ShellWord.path(cd)) && ")\(command)             # so that the project has '\(path)'"
            ]
        case .added(let targets, let project):
            let names = targets.map { "'\($0)'" }.joined(separator: ", ")
            return [
                "add '\(path)' to the target\(targets.count == 1 ? "" : "s") \(names) of '\(display(project))' in Xcode"
            ]
        case .unclear:
            return [
                "see that what compiles '\(display(adoption.resolver.place.path))' compiles '\(path)', too: no manifest says which target that is"
            ]
        }
    }
}
