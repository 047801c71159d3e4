import Diagnostics
import SwiftReading
import YAMLTree

extension FileDecoder {
    /// `<Module>/<Scene>.yml`. Whatever the file holds, the scene keeps its file's name.
    func scene(_ root: YAMLNode?, named fileName: String) -> SceneSpec {
        let top = SourceRange(start: start, end: start)
        var scene = SceneSpec(path: path, name: Located(fileName, at: top))
        guard let root else { return scene }
        guard let fields = object(root, SceneKeys.self, key: SceneKeys.title) else {
            run.markUnread(.scene(fileName))
            return scene
        }
        scene.name = ownName(fields[.scene], .typePrefix, key: "scene", is: fileName, of: "file") ?? scene.name
        fill(&scene, from: fields, named: fileName)
        return scene
    }

    private func fill(_ scene: inout SceneSpec, from fields: ObjectFields<SceneKeys>, named name: String) {
        let style = run.reading(.style(scene: name), isDoubtful: fields.isDoubtful(.style)) {
            fields[.style].flatMap { choice($0, SceneSpec.Style.self, key: "style") }
        }
        if let style { scene.style = style }
        scene.binding = fields[.binding].flatMap { choice($0, ViewBinding.self, key: "binding") }
        scene.legacyClass = run.reading(.legacyClass(scene: name), isDoubtful: fields.isDoubtful(.class)) {
            fields[.class].flatMap { type($0, .storage, key: "class") }
        }
        scene.summary = prose(fields[.summary], key: "summary")
        scene.parameters = run.reading(.parameters(scene: name), isDoubtful: fields.isDoubtful(.parameters)) {
            parameters(fields[.parameters], .parameter, key: "parameters")
        }
        scene.uses = names(fields[.uses], .member, key: "uses")
        scene.state = run.reading(.state(scene: name), isDoubtful: fields.isDoubtful(.state)) {
            parameters(fields[.state], .parameter, key: "state")
        }
        scene.stateConformances = conformances(fields[.stateConformances])
        scene.events = run.reading(.events(scene: name), isDoubtful: fields.isDoubtful(.events)) {
            events(fields[.events])
        }
        scene.interactor = run.reading(.interactor(scene: name), isDoubtful: fields.isDoubtful(.interactor)) {
            methods(fields[.interactor], key: "interactor")
        }
        fillViewModel(of: &scene, from: fields, named: name)
        scene.interactorPlace = fields[.interactor]?.range.start
        scene.routes = routes(fields[.routes])
        scene.routesPlace = fields[.routes]?.range.start
        scene.previews = previews(fields[.previews], of: scene)
        scene.variants = variants(fields[.variants])
        scene.children = children(fields[.children])
        scene.output = fields[.output].flatMap { choice($0, SceneOutput.self, key: "output") }
        scene.view = fields[.view].flatMap { choice($0, ViewSource.self, key: "view") }
        scene.contents = contents(fields[.contents])
    }

    /// The name that a spec gives itself, which has to be that of its file or folder.
    func ownName(_ node: YAMLNode?, _ use: NameUse, key: String, is expected: String, of holder: String) -> Located<
        String
    >? {
        guard let node, let name = name(node, use, key: key) else { return nil }
        guard name.value == expected else {
            report(
                .nameMismatch,
                at: node,
                "the \(key) is called '\(name.value)', but its \(holder) '\(expected)'",
                notes: ["write '\(key): \(expected)', or rename the \(holder)"]
            )
            return nil
        }
        return name
    }

    /// What only scenes of the style `mvvm` have.
    private func fillViewModel(of scene: inout SceneSpec, from fields: ObjectFields<SceneKeys>, named name: String) {
        let parts = run.reading(.state(scene: name), isDoubtful: fields.isDoubtful(.parts)) {
            self.parts(fields[.parts])
        }
        scene.parts = parts
        scene.useCaseMethods = run.reading(.interactor(scene: name), isDoubtful: fields.isDoubtful(.useCase)) {
            methods(fields[.useCase], key: "useCase")
        }
        scene.repositoryMethods = repositoryMethods(fields[.repository])
    }
}

extension SceneSpec {
    /// A scene without anything.
    init(path: String, name: Located<String>) {
        self.init(
            path: path,
            name: name,
            style: Located(.uikit, at: name.range),
            summary: nil,
            parameters: [],
            uses: [],
            state: [],
            stateConformances: [],
            events: [],
            interactor: [],
            routes: [],
            previews: []
        )
    }
}
