extension SpecSet {
    /// Whether the switch over adopted scenes is all that is generated: the first step of an app that exists.
    ///
    /// There is at least one, in the app's own folder or to be discovered, and nothing that would need more than the switch.
    package var isResolverOnly: Bool {
        (!adoptedScenes.isEmpty || project.descriptors?.discovery != nil) && modules.allSatisfy { $0.scenes.isEmpty }
            && needsNoModules
    }

    /// Whether it may be so once what can't be read now can.
    package var mayBeResolverOnly: Bool {
        needsNoModules
            && (isResolverOnly || modules.flatMap(\.scenes).allSatisfy { unread.contains(.scene($0.name.value)) })
    }

    /// Whether all that is generated lies in the app's own module: the second step, which needs no other target.
    ///
    /// There are scenes besides adopted ones, and the specs know no module but the app.
    package var isAppAlone: Bool { !adoptedScenes.isEmpty && !isResolverOnly && knowsOnlyTheApp }

    private var needsNoModules: Bool { knowsOnlyTheApp && modules.allSatisfy(\.useCases.isEmpty) }

    private var knowsOnlyTheApp: Bool {
        project.manifest?.value == .team && project.start == nil && project.tabs.isEmpty
            && modules.allSatisfy { $0.name.value == project.app.value }
    }

    /// In the order of the modules.
    package var adoptedScenes: [SceneSpec] { modules.flatMap(\.adoptedScenes) }

    /// The folder of the app's sources, relative to the target package.
    package var appFolder: String {
        modules.first { $0.name.value == project.app.value }?.folder ?? "Sources/\(project.app.value)"
    }
}
