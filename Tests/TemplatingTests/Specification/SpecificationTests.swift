import Diagnostics
import Templating
import Testing

@Suite("The Mustache specification", .enabled(if: SpecificationCase.isAvailable))
struct SpecificationTests {
    static let files = [
        ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22), ("partials", 12),
        ("sections", 34),
    ]

    @Test("Every case is kept, or differs in a way that is listed", arguments: files)
    func cases(_ file: String, _ count: Int) throws {
        let cases = try SpecificationCase.all(in: file)
        #expect(cases.count == count)
        for specified in cases { try check(specified, in: file) }
    }

    @Test("Every listed difference is a case of the specification")
    func differencesExist() throws {
        for difference in SpecificationDifference.all {
            let cases = try SpecificationCase.all(in: difference.file)
            #expect(cases.contains { $0.name == difference.name }, "\(difference.name)")
        }
    }

    private func check(_ specified: SpecificationCase, in file: String) throws {
        let (templates, diagnostics) = TemplateSet.load(specified.sources, shapes: ["main": specified.data.shape])
        let report = TextReporter().report(diagnostics)
        let place = Comment(rawValue: "\(file): \(specified.name)")
        switch SpecificationDifference.of(specified.name, in: file)?.ours {
        case .failsToLoad(let expected): #expect(report == expected, place)
        case .renders(let expected): try check(templates, specified, report, expected, place)
        case nil: try check(templates, specified, report, specified.expected, place)
        }
    }

    private func check(
        _ templates: TemplateSet,
        _ specified: SpecificationCase,
        _ report: String,
        _ expected: String,
        _ place: Comment
    ) throws {
        #expect(report == "", place)
        guard report.isEmpty else { return }
        let output = try templates.render("main", specified.data.value)
        #expect(String(decoding: output, as: UTF8.self) == expected, place)
    }
}
