import Templating
import Testing

@testable import CodeGeneration

/// No variable is declared that no template prints, of the tool's own and of those that goldens have as teams do.
@Suite struct MentionedValuesTests {
    /// Each by a template that also mentions what it belongs to.
    @Test func allVariablesAreMentioned() {
        // Templates of a scene's pieces may mention all that those of the scene may.
        for subject in TemplateLoader.subjects where ![.content, .section, .part].contains(subject.subject) {
            expectMentions(subject)
        }
    }

    private func expectMentions<Subject: FileSubject>(_ subject: Subject.Type) {
        let all =
            subject.entries.map(\.template) + GoldenTemplates.names(of: subject.subject) + [MentionedNames.header]
        let mentioned = all.map { MentionedNames.of($0) }
        for variable in subject.table.descriptions {
            let names = mentioned.filter { $0.contains(variable.name) }.reduce(into: Set<String>()) { $0.formUnion($1) }
            #expect(self.names(of: variable.type.shape).union([variable.name]).subtracting(names) == [])
        }
    }

    @Test func templatesThatCodeNamesAreThere() {
        let names = Set(TemplateLibrary.own.templates.filter { $0.file != nil }.map(\.name))
        #expect(Set(NamedTemplate.allCases.map(\.rawValue)).subtracting(names) == [])
    }

    private func names(of shape: TemplateShape) -> Set<String> {
        switch shape {
        case .text, .flag, .code: []
        case .list(let item): names(of: item)
        case .fields(let fields): Set(fields.entries.flatMap { [$0.name] + names(of: $0.value) })
        }
    }
}
