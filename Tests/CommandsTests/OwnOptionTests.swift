import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// What a team's own templates ask of scenes. The golden House has some.
@Suite struct OwnOptionTests {
    private static let options = """
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

    private static let template = """
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

    private func shelves(_ answers: String, options: String = options) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: { path: ../.. }\nstart: Jar\n", to: "specs/project.yml")
        try folder.write("scene: Jar\nstyle: uikit\n\(answers)\n", to: "specs/Shelves/Jar.yml")
        try folder.write(options, to: "specs/Templates/scene.options")
        try folder.write(Self.template, to: "specs/Templates/Facts.swift.mustache")
        return folder
    }

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
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
            """
        let folder = try shelves("", options: options)
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1)
        for error in [
            "2:1: error: unknown style 'Presentr'", "3:1: error: unknown key 'reqired'",
            "4:1: error: there is an option 'analyticsName' already", "5:1: error: '2nd' can't be an option's name",
            "6:1: error: unknown key 'opton'", "7:1: error: a choice has choices",
            "11:1: error: 'large' is no number", "13:1: error: unknown type 'feeling'",
        ] {
            #expect(run.errors.contains("specs/Templates/scene.options:\(error)"), "\(run.errors)")
        }
    }

    @Test func aQuestionNobodyAsksIsUnknownInTemplates() async throws {
        let folder = try shelves("options: { analyticsName: jar }")
        let template = Self.template.replacing("options.owner", with: "options.ownr")
        try folder.write(template, to: "specs/Templates/Facts.swift.mustache")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.errors.contains("specs/Templates/Facts.swift.mustache:10:40: error:"), "\(run.errors)")
    }

    @Test func aNewSceneIsAsked() async throws {
        let folder = try shelves("options: { analyticsName: jar }")
        let new = ["new", "scene", "Lid", "--module", "Shelves"]
        let silent = try await Tool.vipergen(new, in: folder.url)
        #expect(silent.status == 64)
        #expect(silent.errors.contains("pass it as --option analyticsName=…"), "\(silent.errors)")
        let misspelt = try await Tool.vipergen(new + ["--option", "analyticsNam=lid"], in: folder.url)
        #expect(misspelt.status == 64)
        let wrong = try await Tool.vipergen(
            new + ["--option", "analyticsName=lid", "--option", "owner=shp"],
            in: folder.url
        )
        #expect(wrong.errors.contains("--option owner=shp"), "\(wrong.errors)")
        #expect(
            !FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("specs/Shelves/Lid.yml").path)
        )
        let run = try await Tool.vipergen(
            new + ["--option", "analyticsName=lid", "--option", "tags=a,b"],
            in: folder.url
        )
        #expect(run.succeeded, "\(run.everything)")
        let spec = try text("specs/Shelves/Lid.yml", in: folder)
        #expect(spec.hasSuffix("options:\n  analyticsName: \"lid\"\n  tags: [\"a\", \"b\"]\n"), "\(spec)")
        let old = try await Tool.vipergen(
            "new",
            "scene",
            "Cork",
            "--module",
            "Pantry",
            "--style",
            "legacy",
            "--class",
            "OldCork",
            in: folder.url
        )
        #expect(old.succeeded, "\(old.everything)")
    }

    /// Each question is judged without the answers that are still to come.
    @Test func severalQuestionsAreAskedOneByOne() async throws {
        let options = "option: first\n  required: true\noption: second\n  required: true\n"
        let folder = try shelves("options: { first: a, second: b }", options: options)
        try FileManager.default.removeItem(
            at: folder.url.appendingPathComponent("specs/Templates/Facts.swift.mustache")
        )
        let run = try await PseudoTerminalRun.vipergen(
            "new",
            "scene",
            "Lid",
            "--module",
            "Shelves",
            in: folder.url,
            .answer("x", to: "first: "),
            .answer("y", to: "second: ")
        )
        #expect(run.status == 0, "\(run.screen)")
        let spec = try text("specs/Shelves/Lid.yml", in: folder)
        #expect(spec.hasSuffix("options:\n  first: \"x\"\n  second: \"y\"\n"), "\(spec)")
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
        #expect(named.errors.contains("call the file 'scene.options'"), "\(named.errors)")
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
