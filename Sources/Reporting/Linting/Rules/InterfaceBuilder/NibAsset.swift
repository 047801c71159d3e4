/// An image or a colour is in an asset catalogue.
enum NibAsset: NibRule {
    static let rule = LintRule.nibAsset
    static let canBeSuppressed = false
    static let summary = "Images and named colours are in an asset catalogue of the package, or are the system's."

    /// The number of findings in a document that look for a near name.
    private static let mostNearNames = 20

    static func findings(in document: NibDocument, _ inspection: inout NibInspection) -> [Finding] {
        guard !document.assets.isEmpty, let folder = inspection.context.modules[document.module]?.folder,
            let catalogues = inspection.catalogues, catalogues.areSeen(inFolder: folder)
        else { return [] }
        var seen: Set<String> = []
        var findings: [Finding] = []
        for asset in document.assets {
            let (kind, name) = (asset.kind, asset.name.value)
            guard seen.insert("\(kind.rawValue) \(name)").inserted, !catalogues.contain(name, kind) else { continue }
            let known = kind == .image ? catalogues.images : catalogues.colours
            let near = findings.count < mostNearNames ? NearName.find(name, in: known.sorted()) : nil
            findings.append(
                Finding(
                    rule,
                    at: asset.name.offset,
                    "no asset catalogue has \(kind == .image ? "an image" : "a colour") '\(name)'",
                    near.map { "did you mean '\($0)'?" }
                        ?? "add it to an asset catalogue of '\(document.module)', or choose another \(kind.rawValue)"
                )
            )
        }
        return findings
    }
}
