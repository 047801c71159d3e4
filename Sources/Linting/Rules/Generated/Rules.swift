// swift-format-ignore-file
// Made of the files in Sources/Linting/Rules by `make templates`.

/// Every rule.
enum Rules {
    static let all: [any Rule.Type] = [
        AppImport.self,
        BuilderWithoutDescriptor.self,
        ComponentDependency.self,
        EnvironmentCast.self,
        EnvironmentObject.self,
        FeatureImport.self,
        HandwrittenDescriptor.self,
        IncompletePreviews.self,
        LegacyImport.self,
        LegacySingleton.self,
        NavigationContainer.self,
        NestedTooDeeply.self,
        NibAction.self,
        NibClass.self,
        NibModule.self,
        NibOutlet.self,
        SuppressionReason.self,
        UndeclaredImport.self,
        UnknownSuppression.self,
        UnlocalisedText.self,
        UnreadableFile.self,
        UnusedDependency.self,
        UnusedSuppression.self,
        WorkHoldsPresenter.self,
    ]

    static let imports: [any ImportRule.Type] = [
        AppImport.self,
        FeatureImport.self,
        LegacyImport.self,
        UndeclaredImport.self,
    ]

    static let nibs: [any NibRule.Type] = [
        NibAction.self,
        NibClass.self,
        NibModule.self,
        NibOutlet.self,
    ]

    static let syntax: [any SyntaxRule.Type] = [
        BuilderWithoutDescriptor.self,
        ComponentDependency.self,
        EnvironmentCast.self,
        EnvironmentObject.self,
        HandwrittenDescriptor.self,
        LegacySingleton.self,
        NavigationContainer.self,
        UnlocalisedText.self,
        WorkHoldsPresenter.self,
    ]
}
