import TemplateCatalogue
import Templating

/// Templates that may all mention the same variables of their subject.
protocol TableTemplate: EmittedTemplate {
    static var table: TemplateTable<Subject> { get }
}

extension TableTemplate {
    var shape: TemplateShape { Self.table.shape }

    func values(for subject: Subject) -> TemplateValue { Self.table.value(of: subject) }

    static var shapes: [TemplateSet.Shape] { [TemplateSet.Shape(of: allCases.map(\.entry.template), table.shape)] }
}
