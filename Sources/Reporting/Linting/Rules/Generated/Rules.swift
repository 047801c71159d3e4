// swift-format-ignore-file
// Made of the folder Sources/Reporting/Linting/Rules by `make texts`; edit what is there.

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
        NibAsset.self,
        NibClass.self,
        NibModule.self,
        NibOutlet.self,
        NibReference.self,
        NibUnconnectedOutlet.self,
        SuppressionReason.self,
        UndeclaredImport.self,
        UnknownSuppression.self,
        UnlocalisedText.self,
        UnreadableFile.self,
        UnusedDependency.self,
        UnusedSuppression.self,
        WorkHoldsPresenter.self,
    ]
}
