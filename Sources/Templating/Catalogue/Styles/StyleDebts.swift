extension SceneStyle {
    /// Returns problems for types that a team's own style needs and its templates don't declare.
    ///
    /// - Parameter templates: the templates for scenes of the style.
    func debts(of templates: [TemplateDescription]) -> [Diagnostic] {
        guard let location else { return [] }
        let files = templates.compactMap(\.file)
        let declared = Set(files.flatMap(\.declares).map(\.name.description))
        var problems: [Diagnostic] = []
        func require(_ type: String, _ advice: String, at place: SourceLocation) {
            if declared.contains(type) { return }
            problems.append(.templateEntry("no template of the style declares '\(type)'", advice, at: place))
        }
        let builder = "<Scene>ViewBuilder"
        require(builder, "the template that has it says so at its top: 'declares: \(builder)'", at: location)
        var seen: Set<String> = []
        for part in parts {
            let place = part.location ?? location
            if !seen.insert(part.suffix).inserted {
                problems.append(.templateEntry("a second part '\(part.suffix)'", "remove one of them", at: place))
            }
            guard part.members != nil else { continue }
            let ofScene = "<Scene>\(part.contract)"
            if part.contractSuffix != nil {
                let remedy =
                    "say 'declares: \(part.contract)' at the top of the template that has it, or write another 'contract'"
                require(part.contract, remedy, at: place)
            } else if declared.contains(ofScene) {
                let message =
                    "'\(part.contract)' is the same contract for all scenes, but a template declares '\(ofScene)'"
                problems.append(.templateEntry(message, "write 'contract: \(ofScene)'", at: place))
            }
            guard let scaffold = part.templates.scaffold else {
                let advice = "add a line 'scaffold: …' with your template of '<Scene>\(part.suffix)'"
                problems.append(.templateEntry("a part with 'members' has a scaffold", advice, at: place))
                continue
            }
            guard let file = templates.first(where: { $0.name == scaffold.name })?.file else { continue }
            let type = "<Scene>\(part.suffix)"
            if file.kind != .scaffold {
                let advice = "name your template of '\(type)', with 'kind: scaffold'"
                problems.append(.templateEntry("'\(scaffold.name)' makes no scaffold", advice, at: scaffold.location))
            } else if !declared.contains(type) {
                // The scaffold may also extend a type that is generated.
                let advice = "say 'declares: \(type)' at its top, or name another template"
                let message = "'\(scaffold.name)' doesn't declare '\(type)'"
                problems.append(.templateEntry(message, advice, at: scaffold.location))
            }
        }
        return problems
    }
}
