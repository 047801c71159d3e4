import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What a team's own templates ask of scenes. The golden House has some.
@Suite struct OwnOptionTests {
    static let options = """
        option: analyticsName
          question: What does analytics call it?
          required: true
          styles: Presenter
        option: owner
          type: choice
          choices: shop, search
          default: shop
        option: weight
          type: number
        option: model
          type: Swift type
        option: tags
          type: list
        option: isTracked
          type: flag

        """

    static let template = """
        {{!
        for: scene
        styles: Presenter
        file: Sources/<Feature>/Generated/<Scene>Facts.swift
        kind: generated
        }}
        {{> GeneratedHeader}}
        enum {{scene}}Facts {
            static let name = {{options.analyticsName}}
            static let owner = Owner.{{options.owner}}
            {{#options.weight}}
            static let weight = {{.}}
            {{/options.weight}}
            {{#options.model}}
            typealias Model = {{.}}
            {{/options.model}}
            static let tags: [String] = [{{#options.tags}}{{.}}, {{/options.tags}}]
            {{#options.isTracked}}
            static let isTracked = true
            {{/options.isTracked}}
        }

        """

    func shelves(_ answers: String, options: String = options) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\nstart: Jar\n", to: "specs/project.yml")
        try folder.write("scene: Jar\nstyle: uikit\n\(answers)\n", to: "specs/Shelves/Jar.yml")
        try folder.write(options, to: "specs/Templates/scene.options")
        try folder.write(Self.template, to: "specs/Templates/Facts.swift.mustache")
        return folder
    }

    func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
    }

    @Test func answersArePrinted() async throws {
        let folder = try shelves(
            #"options: { analyticsName: "jar \"}\" \\(x)", weight: -2.5, model: "[Int]", tags: [a, "b\"c"], isTracked: true }"#
        )
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        let facts = try text("Sources/Shelves/Generated/JarFacts.swift", in: folder)
        let lines = facts.split(separator: "\n").filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
        #expect(
            lines == [
                #"static let name = "jar \"}\" \\(x)""#, "static let owner = Owner.shop", "static let weight = -2.5",
                "typealias Model = [Int]", #"static let tags: [String] = ["a", "b\"c", ]"#,
                "static let isTracked = true",
            ]
        )
        let dump = try await Tool.vipergen("dump", "--stage", "project", in: folder.url)
        #expect(dump.output.contains("\"owner\": \"shop\""), "\(dump.everything)")
    }

    @Test func whatIsLeftOutIsEmpty() async throws {
        let folder = try shelves("options: { analyticsName: jar }")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let facts = try text("Sources/Shelves/Generated/JarFacts.swift", in: folder)
        #expect(!facts.contains("weight") && !facts.contains("Model") && !facts.contains("isTracked"))
        #expect(facts.contains("tags: [String] = []"))
    }

    /// At the answer, with what to do.
    @Test(arguments: [
        ("", "specs/Shelves/Jar.yml:1:1: error: missing option 'analyticsName'", "options: { analyticsName: \"…\" }"),
        ("{ analyticNam: jar }", "3:12: error: no template asks for 'analyticNam'", "did you mean 'analyticsName'?"),
        ("{ analyticsName: jar, owner: shp }", "3:39: error: 'owner' can't be 'shp'", "did you mean 'shop'?"),
        ("{ analyticsName: jar, weight: 1e }", "3:40: error: 'weight' takes a number, not '1e'", "write digits"),
        (
            "{ analyticsName: jar, isTracked: yes }", "3:43: error: 'isTracked' takes 'true' or 'false'",
            "isTracked: true"
        ),
        ("{ analyticsName: jar, tags: a }", "error: 'tags' takes a list of texts", "tags: [a]"),
        ("{ analyticsName: jar, model: \"[Int\" }", "3:44: error:", "write a type such as"),
    ])
    func wrongAnswersAreTold(answers: String, error: String, note: String) async throws {
        let folder = try shelves(answers.isEmpty ? "" : "options: \(answers)")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains(error), "\(run.errors)")
        #expect(run.errors.contains(note), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Sources").path))
    }

    /// At the question, all in one run.
    @Test func wrongQuestionsAreTold() async throws {
        let options = """
            option: analyticsName
              styles: Presentr
              reqired: true
            option: analyticsName
            option: 2nd
            opton: owner
            option: kind
              type: choice
            option: size
              type: number
              default: large
            option: mood
              type: feeling
            option: code
              pattern: (a|b)
            option: late
              when: sze is 1
            option: early
              pattern: [A-Z]{2}
              default: abc
            """
        let folder = try shelves("", options: options)
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1)
        for error in [
            "2:1: error: unknown style 'Presentr'", "3:1: error: unknown key 'reqired'",
            "4:1: error: there is an option 'analyticsName' already", "5:1: error: '2nd' can't be an option's name",
            "6:1: error: unknown key 'opton'", "7:1: error: a choice has choices",
            "11:1: error: 'large' is no number", "13:1: error: unknown type 'feeling'",
            "15:1: error: '(' means nothing at its place in a pattern",
            "17:1: error: no option 'sze' stands above it", "20:1: error: 'abc' doesn't match '[A-Z]{2}'",
        ] {
            #expect(run.errors.contains("specs/Templates/scene.options:\(error)"), "\(run.errors)")
        }
    }

    /// Of what another answer calls for, and of what a text is like.
    @Test(arguments: [
        ("{ flow: root, name: Jar }", "error: missing option 'limit'", "options: { limit: 1 }"),
        (
            "{ flow: child, name: Jar, limit: 1 }", "36: error: 'limit' is asked for only where 'flow' is 'root'",
            "remove it"
        ),
        (
            "{ name: Jar, limit: 1 }", "error: 'limit' is asked for only where 'flow' is 'root'",
            "add the answer to 'flow'"
        ),
        ("{ name: jar }", "18: error: 'jar' doesn't match '[A-Z][a-z]+'", "as on the dashboard"),
        ("{ flow: child }", "error: missing option 'name'", "as on the dashboard"),
    ])
    func answersDependOnEachOther(answers: String, error: String, note: String) async throws {
        let folder = try shelves("options: \(answers)", options: Self.dependent)
        try FileManager.default.removeItem(
            at: folder.url.appendingPathComponent("specs/Templates/Facts.swift.mustache")
        )
        let run = try await Tool.vipergen("check", "--specs-only", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains(error) && run.errors.contains(note), "\(run.errors)")
        #expect(run.errors.components(separatedBy: ": error: ").count == 2, "\(run.errors)")
    }

    private static let dependent = """
        option: flow
          type: choice
          choices: root, child
        option: name
          required: true
          pattern: [A-Z][a-z]+
          help: as on the dashboard
        option: limit
          type: number
          when: flow is root
          required: true
        option: unit
          when: limit
          default: s

        """

    /// What isn't asked has no answer, not even its default.
    @Test(arguments: [("{ name: Jar, flow: root, limit: 2 }", true), ("{ name: Jar, flow: child }", false)])
    func defaultsAreOfWhatIsAsked(answers: String, isAsked: Bool) async throws {
        let folder = try shelves("options: \(answers)", options: Self.dependent)
        try FileManager.default.removeItem(
            at: folder.url.appendingPathComponent("specs/Templates/Facts.swift.mustache")
        )
        let dump = try await Tool.vipergen("dump", "--stage", "project", in: folder.url)
        #expect(dump.output.contains("\"unit\": \"s\"") == isAsked, "\(dump.everything)")
    }

    /// Only what the answers so far call for.
    @Test func aNewSceneIsAskedWhatItsAnswersCallFor() async throws {
        let folder = try shelves("options: { name: Jar }", options: Self.dependent)
        try FileManager.default.removeItem(
            at: folder.url.appendingPathComponent("specs/Templates/Facts.swift.mustache")
        )
        let new = ["new", "scene", "Lid", "--module", "Shelves", "--option", "name=Lid", "--option"]
        let silent = try await Tool.vipergen(new + ["flow=root"], in: folder.url)
        #expect(silent.errors.contains("--option limit=…"), "\(silent.errors)")
        let child = try await Tool.vipergen(new + ["flow=child"], in: folder.url)
        #expect(child.succeeded, "\(child.everything)")
        let run = try await PseudoTerminalRun.vipergen(
            "new",
            "scene",
            "Cork",
            "--module",
            "Shelves",
            "--option",
            "flow=root",
            in: folder.url,
            .answer("cork", to: "name: "),
            .answer("Cork", to: "name: "),
            .answer("3", to: "limit: ")
        )
        #expect(run.status == 0 && run.screen.contains("as on the dashboard"), "\(run.screen)")
        let spec = try text("specs/Shelves/Cork.yml", in: folder)
        #expect(spec.contains("  flow: root\n  name: \"Cork\"\n  limit: 3\n"), "\(spec)")
    }

    /// A mistake in a question isn't told as one of all specs.
    @Test(arguments: ["flagg", "flow is rot"])
    func aWrongConditionIsToldAlone(condition: String) async throws {
        let folder = try shelves("options: { analyticsName: jar }")
        let questions = """
            option: analyticsName
            option: flag
              type: flag
            option: flow
              type: choice
              choices: root, sheet
            option: sub
              when: \(condition)
              required: true

            """
        try folder.write(questions, to: "specs/Templates/scene.options")
        let run = try await Tool.vipergen("generate", "--dry-run", in: folder.url)
        #expect(run.status == 1 && run.errors.contains("scene.options:8:"), "\(run.errors)")
        #expect(!run.errors.contains(".yml:"), "\(run.errors)")
    }

    @Test func aQuestionNobodyAsksIsUnknownInTemplates() async throws {
        let folder = try shelves("options: { analyticsName: jar }")
        let template = Self.template.replacing("options.owner", with: "options.ownr")
        try folder.write(template, to: "specs/Templates/Facts.swift.mustache")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.errors.contains("specs/Templates/Facts.swift.mustache:10:40: error:"), "\(run.errors)")
    }

    /// What an editor takes for an answer is what the tool takes.
    @Test func theSchemaKnowsTheQuestions() async throws {
        let folder = try shelves("options: { analyticsName: jar }")
        let run = try await Tool.vipergen("dump", "--stage", "scene-schema", in: folder.url)
        let schema = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any],
            "\(run.everything)"
        )
        let definitions = try #require(schema["definitions"] as? [String: [String: Any]])
        let styles = try #require(definitions["scene"]?["allOf"] as? [[String: Any]])
        func options(of style: String) -> [String: Any]? {
            let rule = styles.first { rule in
                let condition = (rule["if"] as? [String: Any])?["properties"] as? [String: [String: Any]]
                return condition?["style"]?["const"] as? String == style
                    || (condition?["style"]?["enum"] as? [String])?.contains(style) == true
            }
            let properties = (rule?["then"] as? [String: Any])?["properties"] as? [String: [String: Any]]
            return properties?["options"]
        }
        let uikit = try #require(options(of: "uikit"))
        #expect(uikit["required"] as? [String] == ["analyticsName"])
        #expect(uikit["additionalProperties"] as? Bool == false)
        let answers = try #require(uikit["properties"] as? [String: [String: Any]])
        #expect(answers["owner"]?["enum"] as? [String] == ["shop", "search"])
        #expect(answers["isTracked"]?["type"] as? String == "boolean")
        #expect(answers["analyticsName"]?["description"] as? String == "What does analytics call it?")
        let mvvm = try #require(options(of: "mvvm"))
        #expect(mvvm["required"] == nil && (mvvm["properties"] as? [String: Any])?["analyticsName"] == nil)
    }

    /// One mistake is told once, as what it is.
    @Test func mistakesDoNotSpread() async throws {
        let folder = try shelves("options: { analyticsName: jar }")
        let style = try await Tool.vipergen(
            "new",
            "scene",
            "Lid",
            "--module",
            "Shelves",
            "--style",
            "swiftu",
            "--option",
            "analyticsName=x",
            in: folder.url
        )
        #expect(style.errors.contains("did you mean 'swiftui'?"), "\(style.errors)")
        #expect(!style.errors.contains("asked for") && !style.errors.contains("missing option"), "\(style.errors)")

        let files = FileManager.default
        let templates = folder.url.appendingPathComponent("specs/Templates")
        try folder.write(Self.options.replacing("Presenter", with: "mvvm"), to: "specs/Templates/scene.options")
        let other = try await Tool.vipergen("check", "--specs-only", in: folder.url)
        #expect(other.errors.contains("'uikit' isn't asked for 'analyticsName'"), "\(other.errors)")

        try files.moveItem(
            at: templates.appendingPathComponent("scene.options"),
            to: templates.appendingPathComponent("all.options")
        )
        let named = try await Tool.vipergen("check", "--specs-only", in: folder.url)
        #expect(named.errors.contains("it isn't known what 'all.options' asks of"), "\(named.errors)")
        #expect(named.errors.contains("'scene.options'"), "\(named.errors)")
        #expect(!named.errors.contains("no template asks"), "\(named.errors)")
    }

    /// One that replaces ours is of the same scene.
    @Test func aReplacedTemplateMayPrintAnswers() async throws {
        let folder = try shelves("options: { analyticsName: jar }")
        #expect(try await Tool.vipergen("template", "copy", "Presenter.swift", in: folder.url).succeeded)
        let path = "specs/Templates/Presenter.swift.mustache"
        let copy = try text(path, in: folder)
        let named = copy.replacing(
            "}}\n{{#presenterFile}}",
            with: "}}\n// {{options.analyticsName}}\n{{#presenterFile}}"
        )
        try folder.write(named, to: path)
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        let presenter = try text("Sources/Shelves/Application/Jar/JarPresenter.swift", in: folder)
        #expect(presenter.hasPrefix("// \"jar\"\n"), "\(presenter)")
    }

    /// As one of the project's does.
    @Test func aWrongQuestionOfAStyleIsToldOnce() async throws {
        let folder = try shelves("", options: "option: unused\n")
        try folder.write("what: x\noption: mood\n  type: feeling\n", to: "specs/Templates/moody.style")
        try folder.write("scene: Jar\nstyle: moody\noptions: { mod: x }\n", to: "specs/Shelves/Jar.yml")
        let run = try await Tool.vipergen("check", "--specs-only", in: folder.url)
        #expect(run.errors.contains("moody.style:3:1: error: unknown type 'feeling'"), "\(run.errors)")
        #expect(!run.errors.contains("no template asks"), "\(run.errors)")
    }
}
