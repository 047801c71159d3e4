/// Reads the specs of an adoption before any is written. Leaves out and reports what a spec can't express.
struct AdoptionTrial {
    let known: KnownAdoptions
    let module: AppModule
    let projectName: String
    let discovery: AdoptionDiscovery?

    struct Outcome {
        var adoption: Adoption
        var change: SpecChange
        var result: Stages.Result
    }

    func settle(_ adoption: Adoption) throws(RunFailure) -> Outcome {
        var adoption = adoption
        // Names that the specs have already aren't taken twice.
        let former = known.sceneNames
        var taken = former.union(adoption.scenes.map(\.name))
        for position in adoption.scenes.indices where former.contains(adoption.scenes[position].name) {
            let scene = adoption.scenes[position]
            let name = scene.function == nil ? scene.descriptor.split(separator: ".").joined() : scene.name + "Screen"
            var (free, number) = (name, 1)
            while !taken.insert(free).inserted {
                number += 1
                free = "\(name)\(number)"
            }
            adoption.scenes[position].name = free
        }
        while true {
            let change = try change(for: adoption)
            do {
                return Outcome(adoption: adoption, change: change, result: try known.stages(with: change).generate())
            } catch {
                guard error.exit == .input, lighten(&adoption, error.diagnostics, change) else {
                    throw error.mapped(change.told)
                }
            }
        }
    }

    private func change(for adoption: Adoption) throws(RunFailure) -> SpecChange {
        let specs = AdoptionSpecs(
            adoption: adoption,
            module: module,
            name: projectName,
            folder: known.folder,
            namesSchemas: known.isNew || known.schemas.areKept,
            discovery: discovery
        )
        var change = SpecChange(drafts: (known.isNew ? specs.projectDrafts : []) + specs.sceneDrafts)
        let former = known.isNew ? [] : discovery?.formerExceptions(in: adoption) ?? []
        if let file = try known.projectFile(withoutExceptions: former) { change.shortened = [file] }
        return change
    }

    /// Removes the causes of errors: first a scene's parameters, then the scene.
    ///
    /// - Returns: true if anything was removed. Repeated calls end with false.
    private func lighten(_ adoption: inout Adoption, _ diagnostics: [Diagnostic], _ change: SpecChange) -> Bool {
        let errors = Dictionary(grouping: diagnostics.filter { $0.severity == .error }) { $0.location?.path ?? "" }
        var isChanged = dropServices(of: &adoption, errors["\(known.folder)/project.yml"] ?? [], change)
        for position in adoption.scenes.indices.reversed() {
            let scene = adoption.scenes[position]
            guard let error = errors["\(known.folder)/\(module.name)/\(scene.name).yml"]?.first else { continue }
            isChanged = true
            // A builder of the app's takes all that its own descriptor has.
            if scene.parameters.isEmpty || scene.function != nil {
                adoption.scenes.remove(at: position)
                let remainder = Adoption.Remainder(
                    descriptor: scene.subject,
                    reason: "a spec can't say it: \(error.message)",
                    place: scene.place
                )
                adoption.remainder.append(remainder)
            } else {
                adoption.scenes[position].parameters = []
                adoption.scenes[position].differences.append("its spec has no parameters: \(error.message)")
            }
        }
        return isChanged
    }

    /// Removes the services whose lines have errors.
    private func dropServices(of adoption: inout Adoption, _ errors: [Diagnostic], _ change: SpecChange) -> Bool {
        guard let draft = change.drafts.first(where: { $0.relativePath == "project.yml" }) else { return false }
        let before = adoption.services.count
        for error in errors {
            guard let place = error.location, let name = draft.service(at: place),
                let position = adoption.services.firstIndex(where: { $0.name == name })
            else { continue }
            let service = adoption.services.remove(at: position)
            adoption.droppedServices.append((service, error.message))
        }
        return adoption.services.count < before
    }
}

extension SpecDraft {
    /// Returns the name of the service on a line of `project.yml`; `nil` for another line.
    fileprivate func service(at place: SourceLocation) -> String? {
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(of: "services:"), lines.indices.contains(place.line - 1),
            place.line - 1 > start
        else { return nil }
        let line = lines[place.line - 1]
        return line.hasPrefix("  ") ? line.dropFirst(2).split(separator: ":").first.map(String.init) : nil
    }
}
