/// A scene's descriptor.
enum DescriptorFile {
    static let table: TemplateTable<ScenePlace> = [
        .importing(in: { $0.feature.interfaceName }) { imports, place in
            imports.add("ViperRuntime", .public)
            imports.addNamespace(.public)
            if place.scene.isResolvedAlone { imports.addDescriptorProtocol(.public) }
            imports.add(place.scene.parameters, .public)
        },
        .texts("summary", "what the spec says of the scene, as lines of a documentation comment") {
            $0.scene.summary.documentation
        },
        .text("conformance", "what the descriptor conforms to") { conformance(of: $0) },
        .text("secondOutput", "what the team's protocol calls the output, where that has another name") {
            $0.context.project.descriptors.secondOutput ?? ""
        },
        .text("case", "its case in the enum of the feature's scenes; empty where it has none") {
            $0.scene.isResolvedAlone ? "" : $0.scene.caseName.spelled(.member)
        },
        .flag("isResolvedAlone", "whether the scene has a resolver of its own") { $0.scene.isResolvedAlone },
        .flag("hasParameters", "whether the descriptor has parameters") { !$0.scene.parameters.isEmpty },
        .flag("needsMainActor", "whether only code on the main actor can make a parameter's default") { place in
            place.scene.parameters.contains { place.samples.isMadeOnMainActor($0.defaultValue?.text, for: $0.type) }
        },
        .list("parameters", "the descriptor's parameters", of: parameter) { $0.scene.parameters },
        .code("initializer", "the beginning of the initialiser") {
            [.phrase("public init(", $0.scene.parameters.map(\.declarationWithDefault), ") {")]
        },
    ]

    private static let parameter: TemplateTable<Parameter> = [
        .text("name", "the property's name") { $0.name.spelled(.declaration) },
        .text("storageType", "the property's type") { $0.type.storageText },
        .text("member", "the property's name behind a dot") { $0.name.spelled(.member) },
        .text("value", "the parameter inside of the initialiser") { $0.local },
    ]

    private static func conformance(of place: ScenePlace) -> String {
        let own =
            place.scene.isResolvedAlone
            ? place.context.project.descriptors.conformances : "\(place.feature.name)SceneDescriptor"
        return ([own] + place.scene.descriptorConformances).joined(separator: ", ")
    }
}
