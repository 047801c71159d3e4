import TemplateCatalogue
import Templates
import Templating
import Testing

@testable import CodeGeneration

/// No value is declared that no template prints.
@Suite struct MentionedValuesTests {
    /// A few templates share their values, and print less of them.
    @Test func allValuesAreMentioned() {
        var unmentioned: [(shape: TemplateShape, names: Set<String>)] = []
        let shapes = ProjectTemplate.shapes + EmptyModuleTemplate.shapes + StubbedModuleTemplate.shapes
        for shape in shapes {
            let rest = names(of: shape.shape).subtracting(MentionedNames.of(shape.templates[0]))
            if let known = unmentioned.firstIndex(where: { $0.shape == shape.shape }) {
                unmentioned[known].names.formIntersection(rest)
            } else {
                unmentioned.append((shape.shape, rest))
            }
        }
        #expect(unmentioned.count > 15)
        #expect(unmentioned.filter { !$0.names.isEmpty }.map { $0.names.sorted() } == [])
    }

    /// Of a table that templates share, each variable by one of them that also mentions what it belongs to.
    @Test func allVariablesAreMentioned() {
        expectMentions(SceneTemplate.self)
        expectMentions(ModuleTemplate.self)
        expectMentions(ServiceTemplate.self)
        expectMentions(UseCaseTemplate.self)
    }

    private func expectMentions<Template: TableTemplate>(_ templates: Template.Type) {
        let mentioned = templates.allCases.map { MentionedNames.of($0.entry.template) }
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
