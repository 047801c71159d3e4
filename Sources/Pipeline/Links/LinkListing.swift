/// The links of an app as text: all of them, or what one URL leads to.
package struct LinkListing {
    private let project: Project
    private let places: LinkPlaces

    package init(_ project: Project) {
        self.project = project
        places = LinkPlaces(of: project)
    }

    /// The links of all scenes, each with the scene and its place in the app.
    package var all: String {
        let scenes = project.features.flatMap(\.scenes)
        let rows = scenes.flatMap { scene in scene.links.map { ($0.text, place(of: scene)) } }
        guard !rows.isEmpty else { return "no scene has links" }
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { link, place in
            link + String(repeating: " ", count: width - link.count + 2) + place
        }.joined(separator: "\n")
    }

    /// Returns what a URL leads to.
    ///
    /// - Throws: ``RunFailure`` if it leads nowhere.
    package func text(of url: String) throws(RunFailure) -> String {
        guard let link = FollowedLink(url, in: project) else {
            let origins = project.links.map { "'\($0.text)'" }.joined(separator: " or ")
            throw .input([
                Diagnostic(
                    .unknownName,
                    at: nil,
                    "no link leads anywhere from '\(url.shown)'",
                    notes: [
                        Diagnostic.Note(
                            FollowedLink.misfit(url, in: project)
                                ?? "'vipergen links' lists all there are\(origins.isEmpty ? "" : "; they begin with \(origins)")"
                        )
                    ]
                )
            ])
        }
        let values = link.pattern.parameters.compactMap { name in
            link.values[name].map { "  \(name): \($0.shown)" }
        }
        return (["\(link.pattern.text)  \(place(of: link.scene))"] + values).joined(separator: "\n")
    }

    /// Returns where a scene is shown. For example: `tab 1: KaimonoTop > KaimonoShopDetail`.
    private func place(of scene: Scene) -> String {
        let place = places.place(of: scene)
        let names = place.screens.map(\.scene.scene)
        let way = place.presentation.isModal ? " (\(place.presentation.rawValue))" : ""
        let path = (place.beginsWithEntrance || way != "" && names.count == 1 ? [] : ["…"]) + names
        return (place.tab.map { "tab \($0): " } ?? "") + path.joined(separator: " > ") + way
    }
}
