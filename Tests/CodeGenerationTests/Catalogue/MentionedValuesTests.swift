import Templates
import Templating
import Testing

@testable import CodeGeneration

/// Values cost time for each file: none is computed that no template of theirs prints.
@Suite struct MentionedValuesTests {
    private let texts = Dictionary(
        TemplateLibrary.sources.map { ($0.name, $0.text) },
        uniquingKeysWith: { first, _ in first }
    )

    /// A few templates share the values of another one, and print less of them.
    @Test func allValuesAreMentioned() {
        var unmentioned: [(shape: TemplateShape, names: Set<String>)] = []
        for (template, shape) in TemplateLoader.shapes {
            let rest = names(of: shape).subtracting(mentioned(in: template))
            if let known = unmentioned.firstIndex(where: { $0.shape == shape }) {
                unmentioned[known].names.formIntersection(rest)
            } else {
                unmentioned.append((shape, rest))
            }
        }
        #expect(unmentioned.count > 50)
        #expect(unmentioned.filter { !$0.names.isEmpty }.map { $0.names.sorted() } == [])
    }

    private func names(of shape: TemplateShape) -> Set<String> {
        switch shape {
        case .text, .flag, .code: []
        case .list(let item): names(of: item)
        case .fields(let fields): Set(fields.entries.flatMap { [$0.name] + names(of: $0.value) })
        }
    }

    /// By the template and all that it includes.
    private func mentioned(in template: String, behind visited: Set<String> = []) -> Set<String> {
        guard let text = texts[template], !visited.contains(template) else { return [] }
        var result: Set<String> = []
        for tag in text.matches(of: /\{\{([#^>]?) ?([\w.]+)/) {
            let name = String(tag.2)
            if tag.1 == ">" {
                result.formUnion(mentioned(in: name, behind: visited.union([template])))
            } else {
                result.formUnion(name.split(separator: ".").map(String.init))
            }
        }
        return result
    }
}
