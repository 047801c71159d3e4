extension Adopter {
    /// Returns the parts of an app without a resolver that can be adopted: the screens that its functions assemble.
    ///
    /// - Parameters:
    ///   - environment: the type that the specs already name.
    ///   - known: the screens that specs already build.
    /// - Returns: `nil` if no function returns a screen.
    public func adoptAssemblies(
        environment: String? = nil,
        except known: [KnownAssembly] = []
    ) -> Adoption? {
        guard let found = AssemblySearch(index: index, knownEnvironment: environment, known: known).found else {
            return nil
        }
        let own = index.module(of: found.file)
        let modules = found.files.compactMap(index.module).filter { $0 != own }
        let written = found.files.sorted().flatMap { index.facts[$0].imports }
        let frameworks = found.scenes.contains { $0.builder.hasPrefix("UIHostingController(") } ? ["SwiftUI"] : []
        let others = (modules + frameworks).map { SourceFacts.Import(module: $0, isConditional: false) }
        let imports = Imports((written + others).filter { $0.module != own })
        let place = found.environment?.place ?? SourcePlace(file: found.file, offset: 0)
        let environment = found.environment?.name ?? Adopter.newEnvironment
        var adoption = Adoption(
            resolver: Adoption.ResolverType(
                type: environment,
                choice: environment,
                keyword: found.environment?.keyword ?? "class",
                function: "resolve(_:)",
                typeAround: environment,
                appFolder: index.appFolder(of: found.file),
                place: index.location(place),
                isMainActor: true
            ),
            otherResolvers: [],
            services: [],
            imports: imports.required,
            optionalImports: imports.optional,
            scenes: found.scenes.sorted { $0.name < $1.name },
            remainder: found.remainder,
            edit: nil
        )
        adoption.isOfAssemblies = true
        adoption.bringsEnvironment = found.environment == nil
        adoption.namespace = index.declaration(of: Adopter.namespace) == nil ? nil : Adopter.namespace
        adoption.habits = habits
        return adoption
    }

    /// The environment that the switch brings if no type of the app builds scenes.
    static let newEnvironment = "AppEnvironment"
    /// The type that generated descriptors are nested in.
    private static let namespace = "ViewDescriptor"
}
