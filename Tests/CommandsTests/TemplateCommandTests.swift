import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `vipergen template`, as people use it who write templates of their own.
@Suite struct TemplateCommandTests {
    private func shelves(_ templates: [String: String] = [:]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            project: Pantry
            runtime: ../..
            services: { jarStore: JarStore }

            """,
            to: "specs/project.yml"
        )
        try folder.write(
            "scene: Jar\nstyle: uikit\nuses: [jarStore]\nparameters: { jarID: Int64 }\nevents: { didTapLid: }\n",
            to: "specs/Shelves/Jar.yml"
        )
        try folder.write("scene: Lid\nstyle: uikit\n", to: "specs/Shelves/Lid.yml")
        try folder.write(
            """
            useCases: { FetchJar: { uses: [Jars], methods: { execute: { returns: Int } } } }
            repositories: { Jars: { methods: { count: { returns: Int } } } }

            """,
            to: "specs/Shelves/module.yml"
        )
        for (name, text) in templates { try folder.write(text, to: "specs/Templates/\(name)") }
        return folder
    }

    private func template(_ words: String..., in folder: TemporaryFolder) async throws -> ToolRun {
        try await Tool.vipergen(["template"] + words, in: folder.url)
    }

    private static let log = """
        {{!
        for: scene
        file: Sources/<Feature>/Application/<Scene>/<Scene>Log.swift
        kind: scaffold
        context: 1
        }}
        struct {{scene}}Log {}

        """

    // MARK: - list, show, copy, new

    @Test func theListSaysWhatIsWhose() async throws {
        let folder = try shelves([
            "Presenter.swift.mustache": "// Ours.\n", "Own/Log.swift.mustache": Self.log,
            "Own/Banner.mustache": "{{!\nfor: templates\n}}\n// Banner\n", "Own/own.style": "what: ours\n",
        ])
        let run = try await template("list", in: folder)
        let lines = run.output.split(separator: "\n").map { String($0.replacing(/[ ]{3,}/, with: "  ")) }
        let presenter = "Presenter.swift  Sources/<Feature>/Application/<Scene>/<Scene>Presenter.swift"
        #expect(lines.contains("\(presenter)  (replaced by specs/Templates/Presenter.swift.mustache)"))
        let log = "Log.swift  Sources/<Feature>/Application/<Scene>/<Scene>Log.swift"
        #expect(lines.contains("\(log)  (yours: specs/Templates/Own/Log.swift.mustache)"))
        let partial = "Banner  included by other templates  (yours: specs/Templates/Own/Banner.mustache)"
        #expect(lines.contains(partial))
        #expect(lines.contains("own  style of scenes  (yours: specs/Templates/Own/own.style)"))
        #expect(lines.contains("Package.swift  Package.swift"))
        // The style owes a view builder, which isn't there yet.
        #expect(run.status == 1)
        #expect(run.errors.contains("no template of the style declares '<Scene>ViewBuilder'"))
    }

    @Test func withoutAProjectThereAreVipergensOwn() async throws {
        let folder = try TemporaryFolder()
        let run = try await template("list", in: folder)
        #expect(run.succeeded && run.output.contains("\nPresenter.swift "), "\(run.everything)")
    }

    @Test func showPrintsVipergensOrTheAddedOne() async throws {
        let folder = try shelves(["Presenter.swift.mustache": "// Ours.\n", "Log.swift.mustache": Self.log])
        let ours = try await template("show", "Presenter.swift", in: folder)
        #expect(ours.output.hasPrefix("{{#presenterFile}}\n{{> Imports}}"))
        let added = try await template("show", "Log.swift", in: folder)
        #expect(added.output == "struct {{scene}}Log {}\n")
        let other = try await template("show", "Lag.swift", in: folder)
        #expect(other.status == 64 && other.errors.contains("did you mean 'Log.swift'?"), "\(other.errors)")
    }

    /// What is begun generates, for whatever it is made.
    @Test(arguments: [
        "project", "module", "service", "use case", "repository", "scene", "content", "section", "part",
    ])
    func whatIsBegunGenerates(subject: String) async throws {
        let folder = try shelves()
        let new = try await template("new", "Mark", "--for", subject, in: folder)
        #expect(new.succeeded, "\(new.errors)")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        if subject == "scene" {
            let file = try folder.read("Sources/Shelves/Generated/JarMark.swift")
            #expect(file.contains("enum JarMark {}"))
        }
        let again = try await template("new", "Mark.swift", "--for", subject, in: folder)
        #expect(again.status == 1 && again.errors.contains("there is a template 'Mark.swift' of yours already"))
    }

    @Test func whatIsntANameIsNotBegun() async throws {
        let folder = try shelves()
        let ours = try await template("new", "Presenter", "--for", "scene", in: folder)
        #expect(ours.status == 64 && ours.errors.contains("to replace it: vipergen template copy Presenter.swift"))
        for (name, subject) in [("../Log", "scene"), ("", "scene"), ("Log", "scenes")] {
            let run = try await template("new", name, "--for", subject, in: folder)
            #expect(run.status == 64, "\(name): \(run.everything)")
        }
        let former = try await Tool.vipergen("new", "template", in: folder.url)
        #expect(former.status == 64 && former.errors.contains("did you mean 'vipergen template new'?"))
    }

    // MARK: - variables

    @Test func variablesHaveTheirValuesForAScene() async throws {
        let folder = try shelves(["scene.options": "option: tracks\n  type: flag\n  default: true\n"])
        let run = try await template("variables", "--scene", "Jar", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let lines = run.output.split(separator: "\n").map { String($0.replacing(/[ ]{2,}/, with: "  ")) }
        for line in [
            "scene  text  Jar", "feature  text  Shelves", "hasInteractor  flag  false", "spec  group",
            "  events  list", "  - name  text  viewDidLoad", "  - name  text  didTapLid",
            "options  group", "  tracks  flag  true",
        ] {
            #expect(lines.contains { $0.hasPrefix(line) }, "\(line)")
        }
        let group = try await template("variables", "spec", "--scene", "Jar", in: folder)
        #expect(group.output.hasPrefix("spec ") && !group.output.contains("presenterFile"))
        let typo = try await template("variables", "specs", "--scene", "Jar", in: folder)
        #expect(typo.status == 64 && typo.errors.contains("did you mean 'spec'?"), "\(typo.errors)")
        let scene = try await template("variables", "--scene", "Jr", in: folder)
        #expect(scene.status == 1 && scene.errors.contains("did you mean 'Jar'?"), "\(scene.errors)")
    }

    @Test func withoutASceneTheyHaveTheirMeanings() async throws {
        let folder = try shelves()
        let run = try await template("variables", "--for", "service", in: folder)
        #expect(run.output.contains("the service's protocol") && !run.output.contains("presenterFile"))
        let value = try await template("variables", "--for", "service", "--scene", "Jar", in: folder)
        #expect(value.output.contains("JarStore"))
        let none = try await template("variables", "--for", "service", "--scene", "Lid", in: folder)
        #expect(none.output == "'Lid' has no service.\n", "\(none.everything)")
    }

    // MARK: - try

    @Test func tryPrintsAndWritesNothing() async throws {
        let folder = try shelves(["Log.swift.mustache": Self.log])
        let before = try FileTree.read(folder.url)
        let run = try await template("try", "Log.swift", "--scene", "Jar", in: folder)
        #expect(run.succeeded && run.output == "struct JarLog {}\n", "\(run.everything)")
        #expect(run.errors == "Sources/Shelves/Application/Jar/JarLog.swift:\n")
        let all = try await template("try", "Log.swift", in: folder)
        #expect(all.output == "struct JarLog {}\nstruct LidLog {}\n")
        let section = try await template("try", "PresenterContract.swift", "--scene", "Jar", in: folder)
        #expect(section.output.contains("func didTapLid()") && !section.output.contains("enum JarViewBuilder"))
        let module = try await template("try", "SceneEnum.swift", "--scene", "Jar", in: folder)
        #expect(module.succeeded && module.output.contains("case jar"), "\(module.everything)")
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test(arguments: [
        ("{{scene}}", "{{sceen}}", "7:10: error: unknown name 'sceen'"),
        ("Log {}", "Log {", "7:21: error: the template Log.swift gives no valid Swift"),
        ("context: 1", "context: 2", "5:1: error: the template is for context '2', and this vipergen has 1"),
    ])
    func tryTellsWhatGenerateWould(old: String, new: String, error: String) async throws {
        let folder = try shelves(["Log.swift.mustache": Self.log.replacing(old, with: new)])
        let run = try await template("try", "Log.swift", "--scene", "Jar", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("specs/Templates/Log.swift.mustache:\(error)"), "\(run.errors)")
        let generate = try await Tool.vipergen("generate", in: folder.url)
        #expect(generate.errors.contains("specs/Templates/Log.swift.mustache:\(error)"), "\(generate.errors)")
    }

    @Test func tryTellsWhyThereIsNothing() async throws {
        let folder = try shelves()
        let none = try await template("try", "Interactor.swift", "--scene", "Jar", in: folder)
        let reason = "'Interactor.swift' makes no file for 'Jar': it is for each scene of style"
        #expect(none.status == 1 && none.errors.contains(reason), "\(none.errors)")
        #expect(none.errors.contains("where interactor, ownInteractor"))
        let partial = try await template("try", "Imports", "--scene", "Jar", in: folder)
        #expect(partial.errors.contains("'Imports' makes no file for 'Jar': other templates include it"))
    }

    // MARK: - diff, and what is behind

    @Test func diffShowsWhatIsReplaced() async throws {
        let folder = try shelves()
        let nothing = try await template("diff", in: folder)
        #expect(nothing.succeeded && nothing.output.hasPrefix("No template of vipergen's is replaced"))
        #expect(try await template("copy", "Presenter.swift", in: folder).succeeded)
        let same = try await template("diff", in: folder)
        #expect(same.output == "'specs/Templates/Presenter.swift.mustache' is as vipergen's.\n")
        let path = "specs/Templates/Presenter.swift.mustache"
        try folder.write(
            try folder.read(path).replacing("{{conformance}}", with: "// Ours.\n{{conformance}}"),
            to: path
        )
        for words in [["template", "diff"], ["template", "diff", "Presenter.swift"]] {
            let run = try await Tool.vipergen(words, in: folder.url)
            #expect(run.succeeded && run.errors.isEmpty)
            #expect(run.output.contains("--- a/vipergen/Presenter.swift.mustache\n+++ b/\(path)\n@@ -1,6 +1,7 @@\n"))
            #expect(run.output.contains("\n+// Ours.\n {{conformance}}\n"), "\(run.output)")
        }
        let other = try await template("diff", "Wireframe.swift", in: folder)
        #expect(other.succeeded && other.output.hasPrefix("'Wireframe.swift' isn't replaced"))
    }

    /// Ours is another one than the copy was made of: told until the copy says that somebody has looked.
    @Test func aCopyThatIsBehindIsTold() async throws {
        let folder = try shelves()
        #expect(try await template("copy", "Presenter.swift", in: folder).succeeded)
        #expect(try await Tool.vipergen("generate", in: folder.url).errors.isEmpty)
        let path = "specs/Templates/Presenter.swift.mustache"
        let copy = try folder.read(path)
        let digest = try #require(copy.firstMatch(of: /from: ([0-9a-f]{8})/)?.1)
        try folder.write(copy.replacing(digest, with: "0badc0de"), to: path)
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.succeeded)
        #expect(
            check.errors.contains("\(path):3:1: warning: vipergen's 'Presenter.swift' isn't the one that")
        )
        #expect(check.errors.contains("its text is the same: write 'from: \(digest)'"), "\(check.errors)")
        try folder.write(copy.replacing(digest, with: "0badc0de") + "// Ours.\n", to: path)
        let changed = try await Tool.vipergen("check", in: folder.url)
        let note = "take over what you want of 'vipergen template diff Presenter.swift', then write 'from: \(digest)'"
        #expect(changed.errors.contains(note), "\(changed.errors)")
    }

    /// Nobody would see what it says there.
    @Test func anEntryBelowOtherLinesIsTold() async throws {
        let folder = try shelves()
        #expect(try await template("copy", "Presenter.swift", in: folder).succeeded)
        let path = "specs/Templates/Presenter.swift.mustache"
        try folder.write("// Ours.\n" + (try folder.read(path)), to: path)
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.errors.contains("\(path):2:1: error: the entry stands below other lines"), "\(run.errors)")
    }

    /// What ours goes on saying can't be said by a copy.
    @Test func aCopySaysNoMoreThanWhatItCan() async throws {
        let folder = try shelves(["Presenter.swift.mustache": "{{!\nfile: Elsewhere.swift\nfrm: 1\n}}\n// Ours.\n"])
        let run = try await Tool.vipergen("generate", in: folder.url)
        let path = "specs/Templates/Presenter.swift.mustache"
        #expect(run.errors.contains("\(path):2:1: error: 'file' stays as vipergen's template has it"), "\(run.errors)")
        #expect(run.errors.contains("\(path):3:1: error: unknown key 'frm'"))
        #expect(run.errors.contains("did you mean 'from'?"))
    }
}
