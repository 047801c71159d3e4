extension Project {
    /// The modules that may contain components: core modules, and features' modules of views.
    public var componentModules: [ComponentModule] {
        if isResolverOnly { return [] }
        let core = coreModules.map { ComponentModule(name: $0.name, folder: $0.sources, tests: appTestsName) }
        let views = features.filter(\.hasUIModule).map {
            ComponentModule(name: $0.uiName, folder: $0.uiSources, tests: $0.testsName)
        }
        return core + views
    }
}
