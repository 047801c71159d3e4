extension TargetPackageFacts {
    /// Core modules are read only where a spec names a descriptor of the team's own.
    mutating func readDescriptorModules(of specs: SpecSet, in root: String) {
        let scenes = specs.adoptedScenes.filter { !$0.isDiscovered && $0.descriptor != nil }
        let named = scenes.flatMap { scene in
            [scene.descriptor?.value.text.split(separator: ".").last.map(String.init)].compactMap(\.self)
                + (scene.builder?.value.names.filter(\.beginsWithCapital) ?? [])
        }
        let modules = specs.modules.filter { $0.kind.value == .core }
        let found = DeclaringModules(modules.map { ($0.name.value, "\(root)/\($0.folder)") }).modules(of: Set(named))
        descriptorModules = Set(found.values).sorted()
    }
}
