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

    private var needsNoModules: Bool {
        project.manifest?.value == .team && project.start == nil && project.tabs.isEmpty
            && modules.allSatisfy { $0.name.value == project.app.value && $0.useCases.isEmpty }
    }

    /// In the order of the modules.
    package var adoptedScenes: [SceneSpec] { modules.flatMap(\.adoptedScenes) }

    /// The folder of the app's sources, relative to the target package.
    package var appFolder: String {
        modules.first { $0.name.value == project.app.value }?.folder ?? "Sources/\(project.app.value)"
    }
}
