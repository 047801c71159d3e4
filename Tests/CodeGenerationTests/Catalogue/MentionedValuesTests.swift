import TemplateCatalogue
import Templates
import Templating
import Testing

@testable import CodeGeneration

/// No variable is declared that no template prints.
@Suite struct MentionedValuesTests {
    /// Each by a template that also mentions what it belongs to.
    @Test func allVariablesAreMentioned() {
        expectMentions(ProjectTemplate.self)
        expectMentions(ModuleTemplate.self)
        expectMentions(EmptyModuleTemplate.self)
        expectMentions(ResourceModuleTemplate.self)
        expectMentions(StubbedModuleTemplate.self)
        expectMentions(ServiceTemplate.self)
        expectMentions(UseCaseTemplate.self)
        expectMentions(RepositoryTemplate.self)
        expectMentions(SceneTemplate.self)
        expectMentions(ComponentTemplate.self)
    }

    private func expectMentions<Template: EmittedTemplate>(_ templates: Template.Type) {
        let all = templates.allCases.map(\.entry.template) + [MentionedNames.header]
        let mentioned = all.map { MentionedNames.of($0) }
        for variable in templates.table.descriptions {
            let names = mentioned.filter { $0.contains(variable.name) }.reduce(into: Set<String>()) { $0.formUnion($1) }
            #expect(self.names(of: variable.type.shape).union([variable.name]).subtracting(names) == [])
        }
    }

    private func names(of shape: TemplateShape) -> Set<String> {
        switch shape {
        case .text, .flag, .code: []
        case .list(let item): names(of: item)
        case .fields(let fields): Set(fields.entries.flatMap { [$0.name] + names(of: $0.value) })
        }
    }
}
