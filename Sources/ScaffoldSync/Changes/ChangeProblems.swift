import Diagnostics
import SwiftReading

/// How changes of generated code are told at the places that they concern.
struct ChangeProblems: Sendable {
    let display: @Sendable (String) -> String

    func unreadable(_ source: HandwrittenSource) -> Diagnostic? {
        source.problem.map { $0.diagnostic(in: source.bytes, path: display(source.path)) }
    }

    func leftOver(
        _ declaration: SourceUses.Declaration,
        of contract: String,
        in source: HandwrittenSource,
        isSceneThere: Bool,
        now: String?
    ) -> Diagnostic {
        if let now {
            return warning(
                .scaffoldLeftOver,
                at: declaration.start,
                in: source,
                "'\(declaration.name)' conforms to '\(contract)', which is in the module '\(now)' now",
                "move it there with all that belongs to it"
            )
        }
        guard isSceneThere else {
            return SyncProblems(display: display).withoutScene(
                declaration.name,
                at: declaration.start,
                in: (source.path, source.bytes),
                conformingTo: contract
            )
        }
        return warning(
            .scaffoldLeftOver,
            at: declaration.start,
            in: source,
            "'\(declaration.name)' conforms to '\(contract)', which the spec no longer asks for",
            "take along what you still need of it, then delete it with its extensions; what uses it is listed as well"
        )
    }

    func uses(
        _ names: [String],
        by declaration: SourceUses.Declaration,
        at offset: Int,
        in source: HandwrittenSource,
        now: [String],
        isMade: Bool,
        renamed: [String: String],
        unseenIn module: String?,
        _ fresh: FreshScaffold?
    ) -> Diagnostic {
        let written =
            ChangeProblems.renaming(names, renamed)
            ?? fresh.flatMap { self.written(insteadOf: names, by: $0, in: source) }
        let others = names.filter { $0 != declaration.name }
        let names = others.isEmpty ? names : others
        let shown = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        let more = names.count > 3 ? " and \(names.count - 3) more" : ""
        let imports = now.filter { $0.hasSuffix("Interface") }
        let remedy =
            written
            ?? (isMade
                ? "keep '\(declaration.name)', which generated code uses, and take this out of it"
                : "change it, or delete it with what it is about")
        return warning(
            .usesLeftOver,
            at: offset,
            in: source,
            (others.isEmpty ? "this extends " : "'\(declaration.name)' uses ")
                + "\(shown)\(more), which "
                + (module.map { "'\($0)' doesn't see" }
                    ?? "\(names.count == 1 ? "is" : "are") left over or no longer generated"),
            imports.isEmpty
                ? remedy
                : "add \(imports.map { "'import \($0)'" }.joined(separator: " and "))"
        )
    }

    /// What to write where all that is used only has another name.
    private static func renaming(_ names: [String], _ renamed: [String: String]) -> String? {
        let pairs = names.compactMap { name in renamed[name].map { (name, $0) } }
        if pairs.isEmpty || pairs.count < names.count { return nil }
        if pairs.count == 1 { return "write '\(pairs[0].1)'" }
        return "write " + pairs.map { "'\($0.1)' in place of '\($0.0)'" }.joined(separator: ", ")
    }

    /// - Parameter old: what the type has in its place.
    func asksForMore(
        _ member: DeclaredMember,
        insteadOf old: DeclaredMember?,
        of name: String,
        from declaration: SourceUses.Declaration,
        in source: HandwrittenSource
    ) -> Diagnostic {
        warning(
            .requirementAdded,
            at: declaration.start,
            in: source,
            old.map { "'\(declaration.name)' has '\($0.declaration)'; '\(name)' now asks for '\(member.declaration)'" }
                ?? "'\(declaration.name)' conforms to '\(name)', which now asks for '\(member.selector)'",
            "\(old == nil ? "add" : "write"): \(member.declaration)"
        )
    }

    func observes(_ property: SourceUses.Property, isObservable: Bool, in source: HandwrittenSource) -> Diagnostic {
        warning(
            .bindingChanged,
            at: property.start,
            in: source,
            isObservable
                ? "'\(property.type)' is '@Observable' now, and no longer an 'ObservableObject'"
                : "'\(property.type)' is an 'ObservableObject' now: without a wrapper the view is not drawn anew",
            isObservable
                ? "write 'let \(property.name): \(property.type)', or 'binding: combine' in the spec"
                : "write '@ObservedObject var \(property.name): \(property.type)', or 'binding: observation' in the spec"
        )
    }

    func renamed(
        _ change: InterfaceChange.RenamedMember,
        _ use: SourceUses.Member,
        in source: HandwrittenSource
    ) -> Diagnostic {
        warning(.outdatedUse, at: use.offset, in: source, change.message, change.remedy)
    }

    func warning(
        _ kind: DiagnosticKind,
        at offset: Int,
        in source: HandwrittenSource,
        _ message: String,
        _ note: String
    )
        -> Diagnostic
    {
        let place = TextPlace(ofByte: offset, in: source.bytes)
        return Diagnostic(
            kind,
            at: SourceLocation(path: display(source.path), line: place.line, column: place.column),
            message,
            notes: [Diagnostic.Note(note)]
        )
    }
}
