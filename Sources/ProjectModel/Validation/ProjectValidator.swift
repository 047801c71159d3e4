public import Basics

/// Holds the specs of a project against each other.
///
/// For example: `ProjectValidator().validate(specs)` gives the project, or everything that is wrong with it.
public struct ProjectValidator: Sendable {
    private let jobs: Int

    /// - Parameter jobs: how many rules are checked at once; as many as there are cores when `nil`.
    public init(jobs: Int? = nil) {
        self.jobs = jobs ?? Parallel.cores
    }

    private static let rules: [any ValidationRule.Type] = [
        EmittedNameClashes.self, ShadowedNames.self, DuplicateNames.self,
        UnknownUses.self, Entrances.self, RouteDestinations.self, RouteArguments.self, RouteArgumentTypes.self,
        RouteShapes.self, TabIndices.self, SharedScenes.self,
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
        UseCaseServices.self, ServiceCalls.self, CalledProtocols.self,
        ImageServicePlatforms.self, RuntimePlatforms.self,
        EnvironmentModule.self, PackageNames.self, PackageFolders.self, UnknownProducts.self,
        BuildSettings.self, Sandboxes.self, ProgramNames.self, TypeForms.self, InterfaceTypes.self,
    ]

    /// Where the switch over adopted scenes is all that is generated, no name of the team's can be in the way of a generated one:
    /// nobody has to rename an app's module for it.
    private static let rulesOfResolver: [any ValidationRule.Type] = [
        DuplicateNames.self, SourcePaths.self, AdoptedScenes.self, Builders.self, ResolverAlone.self,
    ]

    /// Names of modules that the tool would choose otherwise: an app that exists has its own, and nothing is built beside it.
    private static let rulesOfNewModules: [any ValidationRule.Type] = [TargetNames.self, ModulesNamedLikeTypes.self]

    private static func rules(for specs: SpecSet) -> [any ValidationRule.Type] {
        if specs.isResolverOnly { return rulesOfResolver }
        return specs.isAppAlone ? rules : rulesOfNewModules + rules
    }

    /// - Parameters:
    ///   - specs: As they were decoded, also when some of them could not be read.
    ///   - facts: What the disk says of the target package.
    /// - Returns: The project, unless there was any error, here or in decoding; and the problems, sorted by place.
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
