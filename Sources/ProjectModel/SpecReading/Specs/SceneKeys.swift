/// The keys of `<Module>/<Scene>.yml`.
public enum SceneKeys: String, SpecKeys {
    case scene, style, descriptor, builder, binding, `class`, lifetime, summary, parameters,
        descriptorConformances,
        uses, state, stateConformances, parts, events,
        interactor, useCase, repository, routes, returns, links, previews, variants, children, output, view, contents,
        options

    public static let title = "scene"
    public static let required = requiredKeys
    public static let place = "`<Module>/<Scene>.yml`: one screen."

    public var key: SpecKey {
        switch self {
        case .scene:
            SpecKey(
                rawValue,
                .defaults("the file's name"),
                type: "name",
                "The scene; as the file is called.",
                example: "scene: RecipeDetails"
            )
        case .style:
            SpecKey(
                rawValue,
                .defaults("`uikit`"),
                type: Choices.styles,
                "How its view is written; with `mvvm`, also the code behind the view. For a `handwritten` scene only the descriptor and its case in the resolver are generated.",
                example: "style: swiftui"
            )
        case .descriptor:
            SpecKey(
                rawValue,
                .defaults("a generated one"),
                type: "Swift type",
                "The team's own descriptor, which makes the scene an adopted one: nothing is generated for it but its case in [the switch over adopted scenes](existing-apps.md#the-resolver-alone). Generated scenes [lead to it](existing-apps.md#the-next-screen) all the same. For `handwritten` scenes in the app's folder of specs.",
                example: "descriptor: Screens.FilmDescriptor"
            )
        case .builder:
            SpecKey(
                rawValue,
                .defaults("`<Scene>ViewBuilder.build(with: descriptor, environment: self)`"),
                type: "Swift expression",
                "How a handwritten or adopted scene is built: by a call, or a chain of calls, initializers and members. `descriptor` is its descriptor, `self` the app's environment.",
                example: "builder: \"FilmModule.assemble(filmID: descriptor.filmID, session: self)\""
            )
        case .binding:
            SpecKey(
                rawValue,
                .defaults("`observation` where all platforms have it (iOS 17), else `combine`"),
                type: Choices.bindings,
                "How its SwiftUI view observes.",
                example: "binding: combine"
            )
        case .class:
            SpecKey(
                rawValue,
                type: "Swift type",
                "The view controller that shows an old screen. Required where the style is `legacy`.",
                example: "class: OldProfileViewController"
            )
        case .lifetime:
            SpecKey(
                rawValue,
                .defaults("`new`"),
                type: Choices.lifetimes,
                "Of the style `legacy`: whether the view builder returns one and the same screen each time. A route that pushes a shared one takes it off the navigation stack that it is on first.",
                example: "lifetime: shared"
            )
        case .summary:
            SpecKey(
                rawValue,
                type: "text",
                "What the scene is for; the documentation of its view builder.",
                example: "summary: One recipe, and a way to buy what it needs."
            )
        case .parameters:
            SpecKey(
                rawValue,
                type: "types, or [parameters](#parameter), by name",
                "What its descriptor holds.",
                example: "parameters: { recipeID: Int64 }"
            )
        case .descriptorConformances:
            SpecKey(
                rawValue,
                .defaults("the project's"),
                type: Choices.conformances,
                "Protocols that the descriptor conforms to; `[]` for none. The compiler writes the conformances, and refuses one that a parameter's type doesn't have.",
                example: "descriptorConformances: [Hashable]"
            )
        case .uses:
            SpecKey(
                rawValue,
                .defaults("`[]`"),
                type: "list of services and use cases",
                "What the scene may reach of the environment. Its view controller is handed [what loads images](images.md), where that is among them.",
                example: "uses: [recipeRepository, FetchRecipe]"
            )
        case .state:
            SpecKey(
                rawValue,
                type: "types, or [parameters](#parameter), by name",
                "What the presenter hands to the view; of the style `mvvm`, what the screen itself shows beside its parts, which views only read. Each field starts with its default, the descriptor's parameter of the same name and type, or its type's natural empty value.",
                example:
                    "state: { recipe: { loads: Recipe, from: \"recipeRepository.recipe(id: recipeID)\" }, rating: Int? }"
            )
        case .stateConformances:
            SpecKey(
                rawValue,
                .defaults("`[]`"),
                type: Choices.conformances,
                "Protocols that the state conforms to.",
                example: "stateConformances: [Equatable]"
            )
        case .parts:
            SpecKey(
                rawValue,
                type: "[parts](#part) by name",
                "Of the style `mvvm`: the parts of the screen. Each has a data object in the view model, and a subview that is drawn anew when that changes.",
                example:
                    "parts: { imageList: { state: { images: [URL] } }, purchase: { events: [onPurchaseButtonTap] } }"
            )
        case .events:
            SpecKey(
                rawValue,
                type: "parameters by name, or a list of names",
                "What the view reports to the presenter, or to the view model. A view model always gets `onAppear`.",
                example: "events: { didTapBuy: , didTapAuthor: { authorID: Int64 } }"
            )
        case .interactor:
            SpecKey(
                rawValue,
                .defaults("no interactor"),
                type: "[methods](#method) by name",
                "What the presenter asks of the interactor. `interactor: {}` is an interactor that nothing is asked of yet.",
                example:
                    "interactor: { fetchRecipe: { parameters: { id: Int64 }, returns: Recipe, async: true, throws: true } }"
            )
        case .useCase:
            SpecKey(
                rawValue,
                type: "[methods](#method) by name, or the name of a use case",
                "Of the style `mvvm`: what the view model asks of the use case. Or the name of one of the module's `useCases`, [which scenes share](styles/mvvm.md#what-scenes-share).",
                example:
                    "useCase: { fetchRecipe: { parameters: { id: Int64 }, returns: Recipe, async: true, throws: true } }"
            )
        case .repository:
            SpecKey(
                rawValue,
                type: "[methods](#method) by name, or the name of a repository",
                "Of the style `mvvm`: what the use case asks of the repository. Or the name of one of the module's `repositories`, [which scenes share](styles/mvvm.md#what-scenes-share).",
                example: "repository: { fetchRecipe: { parameters: { id: Int64 }, returns: Recipe, throws: true } }"
            )
        case .routes:
            SpecKey(
                rawValue,
                .defaults("no wireframe"),
                type: "scenes, or [routes](#route), by name",
                "The ways out of the scene. `cart: KaimonoCart` is short for `cart: { to: KaimonoCart }`; `routes: {}` is a wireframe that leads nowhere yet.",
                example: "routes: { author: { to: UserProfile, with: [userID] } }"
            )
        case .returns:
            SpecKey(
                rawValue,
                .defaults("nothing"),
                type: "Swift type",
                "What the scene [hands back](results.md) to whoever leads to it, who awaits it. Its routes that lead back take it: `wireframe.close(result: recipe)`.",
                example: "returns: Recipe"
            )
        case .links:
            SpecKey(
                rawValue,
                type: "link, or list of links",
                "[The links](links.md) that lead to the scene: a path, and the items of a query, with the scene's parameters in braces. The first with all parameters is the one that the app writes.",
                example: "links: [\"/recipes/{recipeID}\", \"/search?q={text}\"]"
            )
        case .previews:
            SpecKey(
                rawValue,
                type: "values of the state's fields, by name",
                "States that the screen can be in, for previews and tests. Of the style `mvvm`: the fields of each part, by part. `combinations` and `traits` make [more of them](display-states.md#all-combinations).",
                example: "previews: { loading: {}, loaded: { recipe: .sample, isLoading: false } }"
            )
        case .children:
            SpecKey(
                rawValue,
                type: "scenes, or [children](#child), by name",
                "Scenes that are shown inside of this one.",
                example: "children: { header: { to: UserBadge, with: [userID] } }"
            )
        case .output:
            SpecKey(
                rawValue,
                .defaults("`UIViewController`"),
                type: Choices.outputs,
                "What its descriptor resolves to: a view controller, the scene in its own navigation controller, or a SwiftUI view that shows it.",
                example: "output: UINavigationController"
            )
        case .view:
            SpecKey(
                rawValue,
                .defaults("`code`"),
                type: Choices.viewSources,
                "What the view is made in, where the style is `uikit`.",
                example: "view: xib"
            )
        case .variants:
            SpecKey(
                rawValue,
                type: "[variants](#variant) by name",
                "Scenes that its descriptor leads to instead, while a flag is on.",
                example: "variants: { quickCart: { to: KaimonoQuickCart, flag: userFeatures.isQuickCartEnabled } }"
            )
        case .options:
            SpecKey(
                rawValue,
                type: "values by name",
                "Answers to [what your own templates ask](own-templates.md#questions).",
                example: "options: { analyticsName: recipe }"
            )
        case .contents:
            SpecKey(
                rawValue,
                type: "[sections](#section) by name, for each content by name",
                "What the view shows, in the styles `swiftui` and `mvvm`: contents, which arrange sections from top to bottom. Each content, and each of its sections, gets its own view file.",
                example: "contents: { top: { order: { state: [order], events: [didTapOrder] } } }"
            )
        }
    }
}

extension FileDecoder {
    /// Reads the value of a key.
    ///
    /// - Parameter name: the scene's name, by which others refer to it.
    func read(
        _ key: SceneKeys,
        of fields: ObjectFields<SceneKeys>,
        into scene: inout SceneSpec,
        named name: String,
        sharing declared: SharedParts
    ) {
        let node = fields[key]
        /// Reads a value that other scenes refer to.
        func shared<Value>(_ part: UnreadPart, _ decode: () -> Value) -> Value {
            run.reading(part, isDoubtful: fields.isDoubtful(key), decode)
        }
        switch key {
        case .scene: scene.name = ownName(node, .typePrefix, key: "scene", is: name, of: "file") ?? scene.name
        case .style:
            let style = shared(.style(scene: name)) { node.flatMap { choice($0, among: run.styles, key: "style") } }
            scene.style = style ?? scene.style
        case .descriptor:
            scene.descriptor = node.flatMap { type($0, .storage, key: "descriptor") }
            scene.isAdopted = node != nil
        case .builder:
            scene.builder = node.flatMap { builder($0) }
            scene.isBuilderUnread = node != nil && scene.builder == nil
        case .binding: scene.binding = node.flatMap { choice($0, ViewBinding.self, key: "binding") }
        case .class:
            scene.legacyClass = shared(.legacyClass(scene: name)) { node.flatMap { type($0, .storage, key: "class") } }
        case .lifetime: scene.lifetime = node.flatMap { choice($0, SceneLifetime.self, key: "lifetime") }
        case .summary: scene.summary = prose(node, key: "summary")
        case .parameters:
            scene.parameters = shared(.parameters(scene: name)) { parameters(node, .parameter, key: "parameters") }
        case .descriptorConformances:
            scene.descriptorConformances = node.map {
                conformances($0, key: "descriptorConformances", of: "a descriptor")
            }
        case .uses: scene.uses = names(node, .member, key: "uses")
        case .state: scene.state = shared(.state(scene: name)) { parameters(node, .parameter, key: "state") }
        case .stateConformances: scene.stateConformances = conformances(node, key: "stateConformances", of: "a state")
        case .parts: scene.parts = shared(.state(scene: name)) { parts(node) }
        case .events: scene.events = shared(.events(scene: name)) { events(node) }
        case .interactor:
            scene.interactor = shared(.interactor(scene: name)) { methods(node, key: "interactor") }
            scene.interactorPlace = node?.range.start
            guard !scene.style.value.hasViewModel else { break }
            writeOutLoads(of: &scene)
            scene.settle()
        case .useCase:
            shared(.interactor(scene: name)) { readUseCase(node, into: &scene, named: name, from: declared) }
            guard scene.style.value.hasViewModel else { break }
            writeOutLoads(of: &scene)
            scene.settle()
        case .repository: readRepository(node, into: &scene, from: declared)
        case .routes:
            scene.routes = routes(node)
            scene.routesPlace = node?.range.start
        case .returns:
            scene.returns = shared(.returns(scene: name)) { node.flatMap { type($0, .storage, key: "returns") } }
        case .links: scene.links = links(node)
        case .previews: readPreviews(node, into: &scene)
        case .variants: scene.variants = variants(node)
        case .children: scene.children = children(node)
        case .output: scene.output = node.flatMap { choice($0, SceneOutput.self, key: "output") }
        case .view: scene.view = node.flatMap { choice($0, ViewSource.self, key: "view") }
        case .contents: scene.contents = contents(node)
        case .options: scene.options = options(node, of: scene)
        }
    }
}
