extension LintRule {
    /// Whether it is checked while only the resolver is generated, in an app that has never heard of the other rules.
    public var isAboutAdopting: Bool {
        switch self {
        case .handwrittenDescriptor, .suppressionReason, .unknownSuppression, .unusedSuppression: true
        case .featureImport, .appImport, .legacyImport, .undeclaredImport, .unusedDependency, .environmentCast,
            .legacySingleton, .builderWithoutDescriptor, .navigationContainer, .environmentObject, .nibClass,
            .nibModule, .nibOutlet, .nibAction, .unreadableFile, .nestedTooDeeply:
            false
        }
    }
}
