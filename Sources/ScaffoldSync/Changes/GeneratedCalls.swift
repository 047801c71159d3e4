import Diagnostics
import SwiftReading

/// The calls by which generated code makes types of the user's, as it is from now on.
struct GeneratedCalls {
    /// By the type's name: the labels that it is made with, of which each is there once.
    private var calls: [String: Set<[String]>] = [:]
    /// Those by which it was made before, and still is.
    private var kept: [String: Set<[String]>] = [:]

    init(_ changes: [ReadChange]) {
        for change in changes {
            for (type, labels) in change.after?.made ?? [:] {
                // A class that generated code had until now is people's from now on.
                let wasGenerated = change.before?.declares(type) == true && change.after?.declares(type) != true
                let new = labels.subtracting(wasGenerated ? [] : change.before?.made[type] ?? [])
                if new.isEmpty { continue }
                calls[type, default: []].formUnion(new)
                kept[type, default: []].formUnion(labels.subtracting(new))
            }
        }
    }

    var isEmpty: Bool { calls.isEmpty }
    var names: Set<String> { Set(calls.keys) }

    /// Types that can't be made so.
    func diagnostics(in sources: [HandwrittenSource], _ review: ChangeReview) -> [Diagnostic] {
        if calls.isEmpty { return [] }
        let known = initializers(in: sources)
        return sources.flatMap { source in
            source.uses.declarations.filter { $0.isType && !$0.isExtension }.flatMap { declaration -> [Diagnostic] in
                guard let calls = calls[declaration.name], let known = known[declaration.name],
                    !review.package.synchronisedInitializers.contains(declaration.name)
                else {
                    return []
                }
                func isPossible(_ labels: [String]) -> Bool {
                    known.contains { InitializerFit(labels, $0.map { ($0.label, $0.hasDefault) }) == .fits }
                }
                // What still serves stays, and has another one beside it.
                let changeable = (kept[declaration.name] ?? []).contains(where: isPossible) ? [] : known
                return calls.sorted { $0.lexicographicallyPrecedes($1) }.filter { !isPossible($0) }
                    .map {
                        review.problems.isMadeWith(
                            $0,
                            changeable,
                            declaration,
                            in: source,
                            review.package.freshScaffold
                        )
                    }
            }
        }
    }

    /// Of the types that are made, by name.
    private func initializers(in sources: [HandwrittenSource]) -> [String: [[DeclaredMember.Parameter]]] {
        var known: [String: [[DeclaredMember.Parameter]]] = [:]
        for source in sources {
            for (name, type) in source.interface.types where calls[name] != nil {
                let members = type.members.filter { $0.name == "init" }.sorted { $0.selector < $1.selector }
                if !members.isEmpty { known[name, default: []] += members.compactMap(\.parameters) }
            }
        }
        return known
    }
}

extension DeclaredCode {
    fileprivate func declares(_ type: String) -> Bool { interface.types[type]?.isDeclared == true }
}

extension ChangeProblems {
    func isMadeWith(
        _ labels: [String],
        _ known: [[DeclaredMember.Parameter]],
        _ declaration: SourceUses.Declaration,
        in source: HandwrittenSource,
        _ freshScaffold: (String) -> [UInt8]?
    ) -> Diagnostic {
        // What decodes a nib is asked for by UIKit, and never changed.
        let known = known.filter { $0.map(\.label) != ["coder"] }
        let selector = "init(\(labels.map { $0 + ":" }.joined()))"
        let fresh = freshScaffold(declaration.name).map { initializers(of: declaration.name, in: $0) } ?? []
        var remedies: [String] = []
        if let nearest = known.max(by: { shared($0, labels) < shared($1, labels) }) {
            let types = fresh.flatMap { $0.parameters ?? [] }.reduce(into: [:]) { $0[$1.label] = $1.type }
            let added = labels.filter { label in !nearest.contains { $0.label == label } }
                .map { label in types[label].map { "'\(label): \($0)'" } ?? "'\(label)'" }
            let extra = nearest.filter { !labels.contains($0.label) && !$0.hasDefault }.map(\.label)
            if !added.isEmpty { remedies.append("add \(added.joined(separator: " and ")) to what it takes") }
            if !extra.isEmpty { remedies.append("remove \(extra.map { "'\($0)'" }.joined(separator: " and "))") }
            if remedies.isEmpty { remedies.append("put what it takes in that order") }
        } else {
            let wanted = fresh.first { $0.parameters?.map(\.label) == labels }?.declaration ?? selector
            remedies.append("add '\(wanted)' to what it has")
        }
        return warning(
            .initializerDiffers,
            at: declaration.start,
            in: source,
            "'\(declaration.name)' is made by '\(selector)' from now on",
            remedies.joined(separator: ", and ")
        )
    }

    private func shared(_ parameters: [DeclaredMember.Parameter], _ labels: [String]) -> Int {
        parameters.count { labels.contains($0.label) }
    }

    /// Of a fresh scaffold.
    private func initializers(of type: String, in scaffold: [UInt8]) -> [DeclaredMember] {
        let members: Set<DeclaredMember>
        // A template can give anything; whoever writes its scaffold is told.
        do { members = try DeclaredInterface.read(scaffold).types[type]?.members ?? [] } catch { return [] }
        return members.filter { $0.name == "init" }.sorted { $0.declaration < $1.declaration }
    }
}
