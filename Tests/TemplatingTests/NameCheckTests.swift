import Basics
import Templating
import Testing

@Suite("Names that templates may not use")
struct NameCheckTests {
    private let shape: TemplateShape = [
        "scene": ["name": .text], "methods": .list(["name": .text, "isAsync": .flag]), "isPublic": .flag,
    ]

    @Test("Unknown ones are errors in branches that are not taken, too")
    func branches() {
        let expected = "template-name: unknown name 'zzz'"
        expectProblems(
            "{{^scene}}{{⚑zzz}}{{/scene}}{{#isPublic}}{{⚑zzz}}{{/isPublic}}",
            as: shape,
            [expected, expected]
        )
    }

    @Test("A near name is told, of all that are in reach")
    func nearNames() {
        let message = "template-name: unknown name"
        expectProblems(
            "{{#⚑mehtods}}{{/mehtods}}{{#methods}}{{⚑nmae}}{{⚑ispublic}}{{#⚑lats}}{{/lats}}{{/methods}}",
            as: shape,
            [
                "\(message) 'mehtods' | did you mean 'methods'?", "\(message) 'nmae' | did you mean 'name'?",
                "\(message) 'ispublic' | did you mean 'isPublic'?", "\(message) 'lats' | did you mean 'last'?",
            ]
        )
    }

    @Test("The near name comes as a fix-it that covers the name")
    func fixIt() throws {
        let source = TemplateSource(name: "main", path: "main", text: "{{ scene.nmae }}")
        let diagnostic = try #require(TemplateSet.load([source], shapes: ["main": shape]).diagnostics.first)
        let fixIt = try #require(diagnostic.fixIt)
        #expect(fixIt.replacement == "name")
        #expect(fixIt.range.start == SourceLocation(path: "main", line: 1, column: 10))
        #expect(fixIt.range.end == SourceLocation(path: "main", line: 1, column: 14))
    }

    @Test("In a dotted name the part is named that is not there")
    func dottedNames() {
        expectProblems(
            "{{scene.⚑nmae}} {{methods.⚑name}} {{#methods}}{{first.⚑x}}{{/methods}}",
            as: shape,
            [
                "template-name: 'scene' has no field 'nmae' | did you mean 'name'?",
                "template-name: 'methods' has no field 'name'",
                "template-name: 'first' has no field 'x'",
            ]
        )
    }

    @Test("Only text can be copied")
    func wrongKind() {
        let id = "template-kind"
        expectProblems(
            "{{⚑isPublic}}{{⚑methods}}{{⚑scene}}{{⚑.}}{{#methods}}{{⚑last}}{{/methods}}",
            as: shape,
            [
                "\(id): 'isPublic' is a flag, which has no text", "\(id): 'methods' is a list, which has no text",
                "\(id): 'scene' has fields, but isn't text", "\(id): '.' has fields, but isn't text",
                "\(id): 'last' is a flag, which has no text",
            ]
        )
    }

    @Test("First and last are only known in lists")
    func positions() {
        expectProblems("{{#⚑first}}{{/first}}", as: ["x": .text], ["template-name: unknown name 'first'"])
    }
}
