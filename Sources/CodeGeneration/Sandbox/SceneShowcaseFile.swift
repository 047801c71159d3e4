import ProjectModel
import SwiftReading
import TemplateCatalogue
import Templating

/// What a feature lets its sandbox show of a scene: states and routes, which are behind no other door.
struct SceneShowcaseFile: Sendable {
    private let place: ScenePlace
    private let routes: [Shown]

    /// A route, and what its function is called with.
    private typealias Shown = (route: Route, arguments: [String])

    init(_ place: ScenePlace) {
        self.place = place
        routes = place.scene.routes.compactMap { route in
            place.samples.arguments(for: route.parameters).map { (route, $0) }
        }
    }

    static let table: TemplateTable<SceneShowcaseFile> = [
        .imports { $0.imports.lines() },
        .flag("hasViewModel", "whether a view model is behind the view, not a presenter") {
            $0.place.scene.style.hasViewModel
        },
        .text("sampledDescriptor", "what makes the descriptor of samples") {
            let scene = $0.place.scene
            let arguments = $0.place.samples.arguments(for: scene.parameters) ?? []
            return "\(scene.descriptor)(\(arguments.joined(separator: ", ")))"
        },
        .code("wireframe", "what makes the wireframe, where it comes before the view controller") {
            $0.place.scene.wireframeBeforeViewController
        },
        .texts("arguments", "what the presenter is made of") { $0.place.scene.presenterArguments },
        .code("viewController", "what makes the view controller") {
            $0.place.scene.madeViewController(presenter: "taps", in: $0.place.feature)
        },
        .list("events", "what the view reports", of: event) { $0.place.scene.presenterEvents },
        .code("inputs", "what hands on to the view model what people do") { [inputs(of: $0.place.scene)] },
        .flag("hasRoutes", "whether a route can be shown") { !$0.routes.isEmpty },
        .list("routes", "the routes that values are known for", of: route) { $0.routes },
        .texts("omissions", "why a route can't be shown, as comments") { $0.omissions },
    ]

    private static let route: TemplateTable<Shown> = [
        .text("literal", "the route's name as a string literal") { $0.route.name.swiftLiteral },
        .text("call", "what shows the route") {
            "\($0.route.methodName.spelled(.member))(\($0.arguments.joined(separator: ", ")))"
        },
    ]

    private static let event: TemplateTable<Event> = [
        .flag("isHeard", "whether people bring it, not the screen by itself") { !appearances.contains($0.name) },
        .code("empty", "the function that does nothing") { [$0.phrases.emptyDeclaration] },
        .code("declaration", "the function's signature, and an opening brace") { [$0.phrases.declaration()] },
        .code("call", "what tells the presenter") {
            [ReportedEvent(event: $0, phrases: $0.phrases).call]
        },
    ]

    /// What a screen reports by itself. A presenter that heard of it would load, and show something else than the state.
    private static let appearances = Set(["viewDidLoad"] + Scene.appearanceEvents)

    /// For example: `AlbumViewModel.Inputs(onImageTap: { index in viewModel.onImageTap(index: index) })`.
    private static func inputs(of scene: Scene) -> TemplateCode {
        let unheard = appearances.union(["onAppear", "onDisappear"])
        let inputs = scene.inputs.filter { !unheard.contains($0.name) }.map { event in
            let names = event.parameters.map(\.local).joined(separator: ", ")
            let head = "\(event.name.spelled(.argumentLabel)): {\(names.isEmpty ? "" : " \(names) in")"
            let call = "\(event.parameters.reaching("viewModel")).\(event.name.spelled(.member))("
            let arguments = event.parameters.map { $0.argument($0.local) }
            return TemplateCode.phrase(head, [.phrase(call, arguments, ")")], "}", style: .spaced)
        }
        return .phrase("let inputs = \(scene.name)ViewModel.Inputs(", inputs, ")")
    }

    private var imports: ImportList {
        var imports = place.context.imports(in: place.feature.name)
        imports.add("ViperRuntime", .public)
        if !place.scene.previews.isEmpty {
            imports.add(place.feature.interfaceName)
            imports.addNamespace()
            imports.add(place.scene.parameters)
            imports.add(place.scene.events)
        }
        for route in place.scene.routes where place.samples.missing(for: route.parameters) == nil {
            imports.add(route.parameters)
        }
        return imports
    }

    private var omissions: [String] {
        place.scene.routes.compactMap { route in
            place.samples.missing(for: route.parameters).map {
                "// Without the route \(route.name): `samples` in project.yml has no value of \($0.text)."
            }
        }
    }
}

extension Scene {
    /// The type of what it starts with, where a sandbox may show one of its display states.
    func shownStart(in feature: Feature) -> String {
        guard feature.hasSandbox, !previews.isEmpty else { return "" }
        return style.hasViewModel ? "\(name)ViewModel.Parts" : "\(name)State"
    }
}
