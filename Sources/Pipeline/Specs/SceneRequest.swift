package import Diagnostics
import ProjectModel
import SpecEditing
import SpecReading
import SwiftReading

/// A scene that somebody wants, in the words of the command line.
package struct SceneRequest {
    var name: String
    var module: String
    var style: String
    var makesModule = false
    var parts: SceneParts

    /// The specs that have to be written.
    ///
    /// - Throws: what has to be known before a line of them can be.
    package func change(in known: KnownSpecs) throws(RunFailure) -> SpecChange {
        var problems = SpecName(text: name, kind: .scene).problems.of(name)
        if let (scene, owner) = known.scene(name) { problems.append(isThere(scene, owner)) }
        problems += moduleProblems(in: known) + presentationProblems
        if problems.hasErrors { throw .input(problems) }

        let fields = try MemberArgument.all("--param", parts.parameters) { argument throws(RunFailure) in
            try argument.field()
        }
        var change = SpecChange()
        if makesModule, known.module(module) == nil {
            change.drafts.append(ModuleRequest(name: module).draft(in: known, from: "--new-module"))
        }
        change.drafts.append(try draft(fields, in: known))
        change.amendments = try RouteRequests(self, fields.map(\.entry)).amendments(in: known)
        return change
    }

    /// What a question refuses.
    func problems(in known: KnownSpecs) -> [Diagnostic] {
        known.problems { () throws(RunFailure) in try change(in: known) }
    }

    private func draft(
        _ fields: [(entry: SpecEntry, argument: String)],
        in known: KnownSpecs
    ) throws(RunFailure) -> SpecDraft {
        var draft = known.draft("\(module)/\(name).\(known.fileEnding)", of: .scene)
        draft.add(SpecEntry("scene", .text(name)), from: name)
        draft.add(SpecEntry("style", .text(style)), from: "--style \(style)")
        if let className = parts.className {
            draft.add(SpecEntry("class", .swiftType(className)), from: "--class \(className)")
        }
        if let summary = parts.summary { draft.add(SpecEntry("summary", .text(summary)), from: "--summary \(summary)") }
        draft.add("parameters", entries: fields)
        draft.add("uses", items: parts.uses.map { ($0, "--use \($0)") })
        let state = try MemberArgument.all("--state", parts.state) { argument throws(RunFailure) in try argument.field()
        }
        draft.add(isMVVM ? ["parts", SceneRequest.onlyPart, "state"] : ["state"], entries: state)
        draft.add(
            "events",
            entries: try MemberArgument.all("--event", parts.events) { argument throws(RunFailure) in
                try argument.event()
            }
        )
        let texts = Set(state.filter { $0.entry.value.isText }.map(\.entry.name))
        draft.add(
            "previews",
            entries: try MemberArgument.all("--preview", parts.previews) { argument throws(RunFailure) in
                let preview = try argument.preview(texts: texts)
                return isMVVM ? preview.inPart(SceneRequest.onlyPart) : preview
            }
        )
        return draft
    }

    /// The part of an `mvvm` scene's screen that what is said of its state goes into.
    private static let onlyPart = "content"

    private var isMVVM: Bool { SceneSpec.Style(rawValue: style)?.hasViewModel == true }

    private func moduleProblems(in known: KnownSpecs) -> [Diagnostic] {
        let isThere = known.sceneModules.contains(module)
        let isCore = known.module(module) != nil || module == known.specs.project.core.value
        if isThere { return [] }
        let badName = SpecName(text: module, kind: .module).problems.of("--module \(module)")
        if !badName.isEmpty || (makesModule && !isCore) { return badName }
        return [known.unknownModule(module, at: "--module \(module)", orMakeIt: true)]
    }

    /// Without a route it would be written nowhere, and be wrong without anybody's notice.
    private var presentationProblems: [Diagnostic] {
        let known = SceneQuestions.presentations
        if known.contains(parts.presentation) { return [] }
        let all = known.map { "'\($0)'" }.joined(separator: ", ")
        let near = NearName.find(parts.presentation, in: known)
        let note = near.map { "did you mean '\($0)'?" } ?? "write one of \(all)"
        return [
            Diagnostic(
                .unknownValue,
                at: nil,
                "'--present \(parts.presentation)': unknown presentation",
                notes: [Diagnostic.Note(note)]
            )
        ]
    }

    private func isThere(_ scene: SceneSpec, _ owner: ModuleSpec) -> Diagnostic {
        Diagnostic(
            .duplicateName,
            at: nil,
            "'\(name)': '\(owner.name.value)' already has a scene with that name",
            notes: [
                Diagnostic.Note("it is here", at: scene.name.location),
                Diagnostic.Note("choose another name, or change its spec and run 'vipergen generate --sync'"),
            ]
        )
    }
}

extension MemberArgument {
    /// All arguments of an option, or what is wrong with any of them.
    package static func all(
        _ option: String,
        _ texts: [String],
        _ read: (MemberArgument) throws(RunFailure) -> SpecEntry
    ) throws(RunFailure) -> [(entry: SpecEntry, argument: String)] {
        var entries: [(entry: SpecEntry, argument: String)] = []
        var problems: [Diagnostic] = []
        for text in texts {
            let argument = MemberArgument(option: option, text: text)
            do { entries.append((try read(argument), argument.argument)) } catch { problems += error.diagnostics }
        }
        if !problems.isEmpty { throw .usage(problems) }
        return entries
    }
}

extension SpecEntry {
    /// `loaded: { title: Soup }` as `loaded: { content: { title: Soup } }`.
    fileprivate func inPart(_ part: String) -> SpecEntry {
        guard case .mapping = value else { return self }
        return SpecEntry(name, .mapping([SpecEntry(part, value)]))
    }
}

extension SpecValue {
    /// Whether it is a Swift type whose values are text, be it with a default.
    fileprivate var isText: Bool {
        switch self {
        case .text(let type): ["String", "String?"].contains(type)
        case .mapping(let entries): entries.first { $0.name == "type" }?.value.isText ?? false
        default: false
        }
    }
}

extension [Diagnostic] {
    /// As problems of an argument.
    package func of(_ argument: String) -> [Diagnostic] {
        map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.message = "'\(argument)': \(diagnostic.message)"
            return diagnostic
        }
    }
}
