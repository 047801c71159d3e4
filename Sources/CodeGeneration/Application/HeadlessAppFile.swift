extension GenerationContext {
    /// The imports of the scaffolded program that runs the app without a screen.
    var importsOfHeadlessProgram: ImportList {
        var imports = imports(in: project.headlessName)
        for module in [project.app, "ViperRuntime"] { imports.add(module) }
        imports.add(project.environment)
        return imports
    }
}

extension Project {
    /// The executable that runs the app without a screen.
    var headlessName: String { app + "Headless" }

    /// A team with its own manifest may delete the only file for good, for example if its services need a device.
    var hasHeadlessProgram: Bool {
        if isApplication || isAppAlone { return false }
        guard teamManifest != nil else { return true }
        let path = "Sources/\(headlessName)/\(headlessName).swift"
        return !unmanaged.contain(path)
    }
}
