/// An outlet that code takes for granted is connected by every document that uses its class.
///
/// It is checked before the sources are linted, so that comments there can turn it off.
enum NibUnconnectedOutlet: Rule {
    static let rule = LintRule.nibUnconnectedOutlet
    static let summary = "Every document that uses a class connects its outlets of implicitly unwrapped types."

    private struct Candidate {
        var path: String
        var outlet: RequiredOutlet
        var finding: Finding
    }

    /// Returns the findings by the paths of the sources that declare the outlets.
    ///
    /// - Parameter isChecked: returns true for documents that must connect the outlets.
    static func findings(
        in documents: [NibDocument],
        _ inspection: inout NibInspection,
        isChecked: (NibDocument) -> Bool
    ) -> [String: [Finding]] {
        let uses = OutletUse.all(in: documents, &inspection)
        let connections = OutletConnections(uses, in: documents, &inspection)
        var candidates: [Candidate] = []
        for use in uses where isChecked(documents[use.document]) && !connections.areElsewhere(for: use) {
            let document = documents[use.document]
            candidates += missing(in: use, connections, &inspection).filter { candidate in
                use.kind == .made || !connections.mayBeConnected(candidate.outlet, besides: document, for: use.key)
            }.map { path, outlet, lacking in
                let shown = inspection.context.display(document.path)
                let text = "'\(use.key.name).\(outlet.name)' isn't connected in '\(shown)'"
                return Candidate(
                    path: path,
                    outlet: outlet,
                    finding: Finding(
                        rule,
                        at: outlet.offset,
                        text + (use.kind == .made ? lacking : " (File's Owner)"),
                        "connect it there, declare it as '\(outlet.type)?', or remove it: using it crashes"
                    )
                )
            }
        }
        let reachable = Set(candidates.filter { !$0.outlet.isPrivate }.map(\.outlet.name))
        let assigned = inspection.classes.assignedElsewhere(reachable)
        return Dictionary(
            grouping: candidates.filter { $0.outlet.isPrivate || !assigned.contains($0.outlet.name) },
            by: \.path
        ).mapValues { $0.map(\.finding) }
    }

    /// Returns the outlets that some of a use's objects don't connect, and a list of these objects.
    private static func missing(
        in use: OutletUse,
        _ connections: OutletConnections,
        _ inspection: inout NibInspection
    ) -> [(path: String, outlet: RequiredOutlet, lacking: String)] {
        let ancestry = connections.ancestries[use.key] ?? []
        guard ancestry.contains(where: { !$0.required.isEmpty }) else { return [] }
        let objects = objects(of: use, &inspection)
        var counts: [String: Int] = [:]
        for name in objects.flatMap(\.connected) { counts[name, default: 0] += 1 }
        var known = inspection.classes.assigned(in: ancestry)
        return ancestry.flatMap { part in
            part.required.filter { outlet in
                known.insert(outlet.name).inserted && counts[outlet.connectedName, default: 0] < objects.count
            }.map { outlet in
                let count = objects.count - counts[outlet.connectedName, default: 0]
                let first = objects.lazy.filter { !$0.connected.contains(outlet.connectedName) }.prefix(3)
                return (part.path, outlet, list(first.compactMap(\.id), of: count))
            }
        }
    }

    /// Returns a use's objects without those that connect what their class doesn't have: the name of that may be the
    /// outlet's old one, and `nib-outlet` reports it.
    private static func objects(of use: OutletUse, _ inspection: inout NibInspection) -> [OutletUse.Object] {
        let members = inspection.classes.members(of: use.key.name, in: use.key.module)
        if members.isPartlyUnknown { return use.objects }
        return use.objects.filter { object in
            object.connected.allSatisfy {
                members.outlets.contains($0) || members.hidden.contains($0) || PlatformNames.outlets.contains($0)
            }
        }
    }

    private static func list(_ ids: [String], of count: Int) -> String {
        if ids.isEmpty { return "" }
        let more = count > ids.count ? " and \(count - ids.count) more" : ""
        return " (object\(count == 1 ? "" : "s") \(ids.map { "'\($0)'" }.joined(separator: ", "))\(more))"
    }
}
