/// The application around the modules hands links to the app, and asks it where people are, even one that was scaffolded
/// before there was either.
enum LinkReception: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let reception = specs.facts.linkReception
        if let delegate = reception.forgetful {
            problems.report(
                .screensForgotten,
                at: specs.project.descriptorConformances?.first?.location ?? specs.project.name.location,
                "'\(delegate)' doesn't say where people are, so no screen comes back when the app starts anew",
                "add what docs/restoration.md shows, there and to Info.plist; or delete both, and vipergen scaffolds them anew"
            )
        }
        guard let place = specs.project.links.first?.location else { return }
        if let delegate = reception.delegate {
            problems.report(
                .linksNotReceived,
                at: place,
                "'\(delegate)' takes no URLs, so no link opens the app",
                "add the functions that docs/links.md shows, or delete the file, and vipergen scaffolds it anew"
            )
        }
        for scheme in reception.schemes {
            problems.report(
                .linksNotReceived,
                at: place,
                "'\(reception.properties)' doesn't have the scheme '\(scheme)'",
                "add it to 'CFBundleURLSchemes' of an entry of 'CFBundleURLTypes'"
            )
        }
    }
}
