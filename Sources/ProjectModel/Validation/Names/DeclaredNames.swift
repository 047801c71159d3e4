/// The types that files in the catalogue declare, if other modules or tests can see them.
enum DeclaredNames {
    /// - Parameter name: returns the name for a placeholder.
    static func all<Condition: CatalogueCondition>(
        of subject: CatalogueSubject,
        where holds: (Condition) -> Bool,
        _ name: (Placeholder) -> String
    ) -> [String] {
        let entries: [CatalogueEntry<Condition>] = TemplateLibrary.own.entries.entries(of: subject)
        return entries.filter(\.isImported).flatMap { entry in
            entry.declares.filter { (entry.conditions + $0.conditions).allSatisfy(holds) }.map { $0.name.text(name) }
        }
    }

    /// Returns the types of scenes of a style. There are many scenes, so the catalogue is read only once.
    static func ofScenes(_ style: SceneStyle) -> [SceneType] { byStyle[style] ?? types(of: style) }

    private static let byStyle: [SceneStyle: [SceneType]] = Dictionary(
        uniqueKeysWithValues: SceneStyle.allCases.map { style in
            (style, types(of: style))
        }
    )

    private static func types(of style: SceneStyle) -> [SceneType] {
        CatalogueSubject.allCases.filter(\.isOfScene).flatMap { types(of: $0, style) }
    }

    private static func types(of subject: CatalogueSubject, _ style: SceneStyle) -> [SceneType] {
        let entries: [CatalogueEntry<SceneCondition>] = TemplateLibrary.own.entries.entries(of: subject, in: style)
        return entries.filter(\.isImported).flatMap { entry in
            entry.declares.filter { $0.styles?.contains(style) ?? true }.map { type in
                SceneType(type.name, needs: entry.conditions + type.conditions)
            }
        }
    }
}

/// A type of scenes, with the conditions for it.
struct SceneType {
    /// Placeholders that a scene may fill several times.
    private static let pieces: Set<Placeholder> = [.content, .section, .partView]

    /// The texts before the scene's name, after it, and after the piece's name, if there is one.
    private var texts = ["", "", ""]
    let piece: Placeholder?
    let needs: [SceneCondition]

    init(_ pattern: NamePattern, needs: [SceneCondition]) {
        self.needs = needs
        var (position, piece): (Int, Placeholder?) = (0, nil)
        for segment in pattern.segments {
            switch segment {
            case .text(let text): texts[position] += text
            case .name(let placeholder):
                position = min(position + 1, 2)
                if Self.pieces.contains(placeholder) { piece = placeholder }
            case .folder: break
            }
        }
        self.piece = piece
    }

    /// The suffix, if the type is the scene's name with a suffix; `nil` for a mock, or one of several.
    var suffix: String? { texts[0].isEmpty && piece == nil ? texts[1] : nil }

    func name(of scene: String) -> String { texts[0] + scene + texts[1] }

    func name(of scene: String, _ piece: String) -> String { name(of: scene) + piece + texts[2] }
}

extension CatalogueEntry {
    fileprivate var isImported: Bool { path.folder?.isImported ?? false }
}

/// The types that a scene's files declare.
struct SceneTypes {
    let scene: SceneSpec
    let binding: ViewBinding
    /// True if its view lies in a module of views.
    var isSeparate = false

    var names: [String] {
        var names: [String] = []
        for type in DeclaredNames.ofScenes(scene.style.value) {
            // Most need nothing.
            if !type.needs.isEmpty, !type.needs.allSatisfy(holds) { continue }
            guard let piece = type.piece else {
                names.append(type.name(of: scene.name.value))
                continue
            }
            names += pieces(piece).map { type.name(of: scene.name.value, $0) }
        }
        return names
    }

    /// Returns the suffixes of all types that a scene of the style can have, except those in a module of views.
    /// Clashes of those are reported where their names meet others.
    static func suffixes(of style: SceneStyle) -> [String] {
        DeclaredNames.ofScenes(style).filter { !$0.needs.contains(.separateView) }.compactMap(\.suffix)
    }

    private func holds(_ condition: SceneCondition) -> Bool {
        condition == .separateView ? isSeparate : scene.holds(condition, binding: binding)
    }

    private func pieces(_ placeholder: Placeholder) -> [String] {
        switch placeholder {
        case .content: scene.contents.map { SwiftIdentifier.upperCamelCase($0.name.value) }
        case .section:
            scene.contents.flatMap(\.sections).filter { $0.component == nil }.map {
                SwiftIdentifier.upperCamelCase($0.name.value)
            }
        case .partView: scene.parts.map(\.viewSuffix)
        case .app, .appEnvironment, .module, .feature, .useCase, .repository, .service, .state, .scene, .display,
            .component, .protocol:
            []
        }
    }
}

extension SceneSpec {
    /// Returns true if the scene will meet the condition, as far as it matters for types.
    func holds(_ condition: SceneCondition, binding: ViewBinding) -> Bool {
        switch condition {
        case .environment: !style.value.isHandwritten || hasWireframe
        case .interactor: interactorPlace != nil
        case .wireframe: hasWireframe
        case .previews: namesPreviews || allFields.contains { $0.isLoadable }
        case .children: !children.isEmpty
        case .variants: !variants.isEmpty
        case .contents: !contents.isEmpty
        case .drawnParts: parts.contains { $0.component != nil }
        case .drivers: binding == .rx
        case .xib: view?.value == .xib
        case .storyboard: view?.value == .storyboard
        case .ownUseCase: sharedUseCase == nil
        case .ownRepository: sharedUseCase == nil && sharedRepository == nil
        case .repositoryMethods: sharedRepository == nil && repositoryMethods.contains { $0.publishing == nil }
        case .ownResolver: (output?.value ?? .viewController) != .viewController
        // These are the module's and the samples'; what people own of a part decides over no type.
        case .separateView, .sandbox, .showcased, .testedPreviews, .ownRoutes, .ownInteractor, .serviceCalls: true
        }
    }

    /// True if there is a wireframe, even one without routes.
    var hasWireframe: Bool {
        routesPlace != nil || style.value.parts.contains { $0.members == .routes && $0.condition == nil }
    }
}

extension SpecSet {
    /// True if there are modules of the project's own, besides the switch and scenes of an existing app.
    var isWholeApp: Bool { !isResolverOnly && !isAppAlone }

    /// Returns true if the project may meet the condition, as far as it matters for types.
    func mayHold(_ condition: ProjectCondition) -> Bool {
        switch condition {
        case .adoptedScenes: !adoptedScenes.isEmpty
        case .wholeApp: isWholeApp
        case .appTarget: project.hasAppTarget
        case .libraryApp: project.appModule?.value != .application
        case .failures: modules.contains { $0.scenes.contains { $0.askedMethods.contains(where: \.canFail) } }
        case .states: !project.states.isEmpty
        case .links: modules.contains { $0.scenes.contains { !$0.links.isEmpty } }
        case .restoration:
            modules.contains { $0.scenes.contains { $0.conformances(in: project).contains("Codable") } }
        case .manifest, .xcodegen, .bazel, .variants, .scaffoldedEnvironment, .teamDescriptors: true
        }
    }
}

extension ModuleSpec {
    func holds(_ condition: ModuleCondition) -> Bool {
        switch condition {
        case .doors: !scenes.isEmpty || !useCases.isEmpty
        case .scenes: scenes.contains { !$0.holds(.ownResolver, binding: .observation) }
        case .sandbox: hasSandbox
        case .parts: scenes.contains { $0.style.value.hasParts }
        case .environments: scenes.contains { $0.style.value.isEmitted }
        case .uiModule: hasUIModule
        case .drivers, .imageTests, .publishers: true
        }
    }
}

extension ModuleSpec {
    func holds(_ condition: UseCaseCondition, for useCase: UseCaseSpec) -> Bool {
        switch condition {
        case .viewModels: scenes.contains { $0.sharedUseCase?.value == useCase.name.value }
        }
    }
}

extension ServiceSpec {
    func holds(_ condition: ServiceCondition) -> Bool {
        switch condition {
        case .implementation: defaultValue == nil && legacy == nil
        case .adapter: defaultValue == nil && legacy != nil
        case .jsonStub: stub?.value == .json
        }
    }
}
