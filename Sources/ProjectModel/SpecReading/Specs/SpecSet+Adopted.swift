extension SpecSet {
    /// Makes handwritten scenes with a `builder` adopted ones if the switch over them can be all that is generated:
    /// their descriptors then lie beside it, in the app's own module, and no other module is needed.
    mutating func settleScenesAlone() {
        guard project.runtime == nil, !unread.contains(.runtime), adoptedScenes.isEmpty, needsNoModules else { return }
        let scenes = modules.flatMap(\.scenes)
        guard scenes.contains(where: \.canStandAlone),
            scenes.allSatisfy({ $0.canStandAlone || isUnclear($0) }),
            let app = modules.firstIndex(where: { !$0.scenes.isEmpty })
        else {
            return
        }
        modules[app].adoptedScenes = scenes
        modules[app].scenes = []
    }

    /// Returns true if the scene might stand alone if it could be read.
    private func isUnclear(_ scene: SceneSpec) -> Bool {
        unread.contains(.scene(scene.name.value)) || unread.contains(.style(scene: scene.name.value))
    }

    /// True if only the switch over adopted scenes is generated: the first step of an existing app.
    ///
    /// There is at least one, in the app's own folder or to be discovered, and nothing needs more than the switch.
    public var isResolverOnly: Bool {
        (!adoptedScenes.isEmpty || project.descriptors?.discovery != nil) && modules.allSatisfy { $0.scenes.isEmpty }
            && needsNoModules
    }

    /// True if `isResolverOnly` might be true without the parts that could not be read.
    public var mayBeResolverOnly: Bool {
        needsNoModules
            && (isResolverOnly || modules.flatMap(\.scenes).allSatisfy { unread.contains(.scene($0.name.value)) })
    }

    /// True if everything generated lies in the app's own module: the second step, which needs no other target.
    ///
    /// There are scenes besides adopted ones, and the specs have no module but the app.
    public var isAppAlone: Bool { !adoptedScenes.isEmpty && !isResolverOnly && knowsOnlyTheApp }

    private var needsNoModules: Bool { knowsOnlyTheApp && modules.allSatisfy(\.useCases.isEmpty) }

    private var knowsOnlyTheApp: Bool {
        project.manifest?.value == .team && project.entrances.isEmpty
            && modules.allSatisfy { $0.name.value == project.app.value }
    }

    /// The adopted scenes of all modules, in the order of the modules.
    public var adoptedScenes: [SceneSpec] { modules.flatMap(\.adoptedScenes) }

    /// The folder of the app's sources, relative to the target package.
    public var appFolder: String {
        modules.first { $0.name.value == project.app.value }?.folder ?? "Sources/\(project.app.value)"
    }
}
