/// Checks the specs of a project against each other.
///
/// For example: `ProjectValidator().validate(specs)` returns the project, or all errors in it.
public struct ProjectValidator: Sendable {
    private let jobs: Int

    /// - Parameter jobs: the number of rules checked at once; the number of cores when `nil`.
    public init(jobs: Int? = nil) {
        self.jobs = jobs ?? Parallel.cores
    }

    private static let rules: [any ValidationRule.Type] = [
        EmittedNameClashes.self, ShadowedNames.self, DuplicateNames.self,
        UnknownUses.self, Entrances.self, Scopes.self, RouteDestinations.self, RouteArguments.self,
        RouteArgumentTypes.self,
        RouteShapes.self, TabIndices.self, SharedScenes.self, SceneLinks.self, AmbiguousLinks.self, LinkReception.self,
        SceneReturns.self,
        ModuleKinds.self, ApplicationImports.self, ModuleDependencies.self, DependencyCycles.self, SourcePaths.self,
        SceneCount.self,
        ReservedNames.self, LifecycleEvents.self, MockNames.self, StateStartValues.self, UnknownTypes.self,
        QualifiedTypes.self,
        ObservedNames.self, DriverNames.self, ListedTypeNames.self, BindingPlatforms.self,
        LegacyScenes.self, AdoptedScenes.self, Builders.self, ResolverAlone.self, StyleParts.self, ScreenParts.self,
        RepositoryForms.self, SharedPartNames.self, PublishingMethods.self,
        LoadedFields.self, LoadArguments.self, LoadedSequences.self, ChildScenes.self, SceneOutputs.self,
        VariantDestinations.self,
        VariantParameters.self,
        VariantFlags.self,
        PreviewFields.self, PreviewCombinations.self, ContentNames.self, SectionMembers.self, UIModules.self,
        ComponentUses.self,
        PreviewStartValues.self, StateConformances.self, DescriptorConformances.self, ServiceDefaults.self,
        SwappedServices.self,
        UseCaseServices.self, ServiceCalls.self, ReactiveCalls.self, CalledProtocols.self,
        ImageServicePlatforms.self, RuntimePlatforms.self,
        EnvironmentModule.self, PackageNames.self, PackageFolders.self, UnknownProducts.self,
        BuildSettings.self, Sandboxes.self, ProgramNames.self, TypeForms.self, InterfaceTypes.self,
    ]

    /// The rules if only the switch over adopted scenes is generated. The team's names can't clash with generated ones
    /// then, so no module of the app has to be renamed.
    private static let rulesOfResolver: [any ValidationRule.Type] = [
        DuplicateNames.self, SourcePaths.self, AdoptedScenes.self, Builders.self, ResolverAlone.self,
    ]

    /// The rules about names of new modules. An existing app has its own, and nothing is built next to it.
    private static let rulesOfNewModules: [any ValidationRule.Type] = [TargetNames.self, ModulesNamedLikeTypes.self]

    private static func rules(for specs: SpecSet) -> [any ValidationRule.Type] {
        if specs.isResolverOnly { return rulesOfResolver }
        return specs.isAppAlone ? rules : rulesOfNewModules + rules
    }

    /// - Parameters:
    ///   - specs: the decoded specs, even if some could not be read.
    ///   - facts: the facts about the target package on disk.
    /// - Returns: the project, unless there was an error here or in decoding; and the problems, sorted by place.
    public func validate(
        _ specs: SpecSet,
        facts: TargetPackageFacts = TargetPackageFacts()
    ) -> (project: Project?, diagnostics: [Diagnostic]) {
        let discovered = DiscoveredScenes(in: specs.settlingLoads(by: facts.serviceProtocols), facts: facts)
        let index = SpecIndex(discovered.specs, facts: facts)
        // No rule needs another's findings.
        let found = Parallel.map(Self.rules(for: discovered.specs), jobs: jobs) { rule in
            let problems = ProblemCollector()
            rule.check(index, problems)
            return problems.diagnostics
        }.flatMap(\.self)
        let diagnostics = (found + discovered.diagnostics).sortedAndUnique()
        guard !diagnostics.hasErrors, specs.unread.isEmpty else { return (nil, diagnostics) }
        return (ProjectBuilder(index).project(jobs: jobs), diagnostics)
    }
}
