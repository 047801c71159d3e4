// swift-format-ignore-file
// Made of the folder Sources/Reporting/Linting/Rules by `make texts`; edit what is there.

/// A rule that `vipergen lint` holds the sources to, by its stable name.
public enum LintRule: String, CaseIterable, Hashable, Sendable {
    case appImport = "app-import"
    case builderWithoutDescriptor = "builder-without-descriptor"
    case componentDependency = "component-dependency"
    case environmentCast = "environment-cast"
    case environmentObject = "environment-object"
    case featureImport = "feature-import"
    case handwrittenDescriptor = "handwritten-descriptor"
    case incompletePreviews = "incomplete-previews"
    case legacyImport = "legacy-import"
    case legacySingleton = "legacy-singleton"
    case navigationContainer = "navigation-container"
    case nestedTooDeeply = "nested-too-deeply"
    case nibAction = "nib-action"
    case nibAsset = "nib-asset"
    case nibClass = "nib-class"
    case nibModule = "nib-module"
    case nibOutlet = "nib-outlet"
    case nibReference = "nib-reference"
    case nibUnconnectedOutlet = "nib-unconnected-outlet"
    case suppressionReason = "suppression-reason"
    case undeclaredImport = "undeclared-import"
    case unknownSuppression = "unknown-suppression"
    case unlocalisedText = "unlocalised-text"
    case unreadableFile = "unreadable-file"
    case unusedDependency = "unused-dependency"
    case unusedSuppression = "unused-suppression"
    case workHoldsPresenter = "work-holds-presenter"
}
