extension Scene {
    /// The sections that no component draws.
    var scaffoldedSections: [Section] { contents.flatMap(\.sections).filter { $0.component == nil } }
}

extension Section {
    /// Returns the contract of its view: the fields that it shows, and a closure for each of its events.
    func contract(in place: ScenePlace) -> ScaffoldContract {
        var contract = ScaffoldContract(
            type: place.scene.typeName(of: self),
            contract: "\(place.scene.name)View",
            module: place.layer.module,
            folder: place.layer.sources,
            path: ScenePiecePlace(self, of: place).path(of: .section),
            origin: SourceLocation(path: place.scene.specPath, line: 1, column: 1),
            members: []
        )
        contract.services = fields.map { kept($0, in: place) } + events.map { kept($0, in: place) }
        contract.isMadeOfServices = true
        contract.isSection = true
        return contract
    }

    private func kept(_ field: Parameter, in place: ScenePlace) -> ScaffoldContract.Service {
        var imports = place.context.imports(in: place.layer.module)
        // A failure is no field of the spec's.
        if place.scene.declaredFields.contains(field) { imports.add([field]) } else { imports.add("ViperRuntime") }
        return kept(field.name, as: field.type.storageText, givenAs: field.type.parameterText, imports)
    }

    private func kept(_ event: Event, in place: ScenePlace) -> ScaffoldContract.Service {
        var imports = place.context.imports(in: place.layer.module)
        imports.add([event])
        return kept(closureName(for: event), as: event.closureType, givenAs: "@escaping \(event.closureType)", imports)
    }

    private func kept(
        _ name: String,
        as type: String,
        givenAs parameterType: String,
        _ imports: ImportList
    ) -> ScaffoldContract.Service {
        ScaffoldContract.Service(
            name: name,
            property: "let \(name.spelled(.declaration)): \(type)",
            type: type,
            parameter: "\(name.spelled(.parameterLabel)): \(parameterType)",
            assignment: "self.\(name.spelled(.member)) = \(name.spelled(.local))",
            imports: imports.declarations
        )
    }
}
