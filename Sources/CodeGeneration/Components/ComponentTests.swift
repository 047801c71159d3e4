/// The tests that a component's previews show what their names say, for the parameters that it stores.
struct ComponentTests: Sendable {
    private let place: ComponentPlace
    private let phrases: TestPhrases

    init(_ place: ComponentPlace) {
        self.place = place
        phrases = TestPhrases(library: place.context.project.testing)
    }

    static let table: TemplateTable<ComponentTests> = [
        .imports { $0.imports.lines(testable: $0.place.component.module.name) },
        .code("suite", "the beginning of the suite of tests") {
            $0.phrases.suite("\($0.place.component.name)PreviewTests")
        },
        .list("tests", "a test of each parameter that has other values in other previews", of: EmittedTest.table) {
            file in
            file.tests.map { $0.written(by: file.phrases) }
        },
        .text("helper", "how a function of a suite begins that is no test") { $0.phrases.helper },
    ]

    var tests: [EmittedTest] {
        place.component.combined.filter(\.isKept).map { parameter in
            EmittedTest(name: "\(parameter.word)IsShownWhereTheNameSaysSo", body: expectations(of: parameter))
        }
    }

    private var imports: ImportList {
        var imports = place.context.imports(in: place.component.module.tests)
        imports.add(phrases.module)
        return imports
    }

    private func expectations(of parameter: Component.Combined) -> [TemplateCode] {
        let member = "$0.\(parameter.name.spelled(.member))"
        var wanted: [(condition: String, values: Set<String>)] = []
        if parameter.isOptional { wanted.append(("\(member) != nil", Set(parameter.values).subtracting(["nil"]))) }
        for value in parameter.values {
            if value == "true" || (value == "false" && parameter.isOptional) {
                wanted.append(("\(member) == \(value)", [value]))
            } else if parameter.values.count > 2 || !parameter.isOptional, value.hasPrefix(".") {
                let pattern = value.prefix { $0 != "(" } + (parameter.isOptional ? "?" : "")
                wanted.append(("if case \(pattern) = \(member) { true } else { false }", [value]))
            }
        }
        return wanted.map { expectation("previews { \($0.condition) }", names(with: $0.values, of: parameter)) }
    }

    /// Returns the names of the previews that give the parameter one of the values.
    private func names(with values: Set<String>, of parameter: Component.Combined) -> [String] {
        place.component.previews.filter { preview in
            preview.arguments.contains { $0.name == parameter.name && values.contains($0.value.text) }
        }.map(\.name.swiftLiteral)
    }

    private func expectation(_ shown: String, _ names: [String]) -> TemplateCode {
        let head = phrases.library == .swiftTesting ? "#expect(\(shown) == [" : "XCTAssertEqual(\(shown), ["
        return .phrase(head, names, "])", style: .literal)
    }
}
