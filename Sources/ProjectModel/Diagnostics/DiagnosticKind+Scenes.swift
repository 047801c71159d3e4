import Diagnostics

extension DiagnosticKind {
    static let bindingNeedsNewerPlatform = DiagnosticKind(
        "binding-needs-newer-platform",
        "`binding: observation` needs newer platforms."
    )
    static let lifecycleEventOfPart = DiagnosticKind(
        "lifecycle-event-of-part",
        "A part has an event that the whole screen sends."
    )
    static let lifecycleEventWithParameters = DiagnosticKind(
        "lifecycle-event-with-parameters",
        "An event that the view sends on its own has parameters."
    )
    static let unknownLoad = DiagnosticKind("unknown-load", "`loadedBy` names a method that the scene doesn't ask for.")
    static let misplacedWork = DiagnosticKind(
        "misplaced-work",
        "`work` or `running` is said of a method that it has no meaning for."
    )
    static let misplacedPublishes = DiagnosticKind(
        "misplaced-publishes",
        "`publishes` is said of a method that can't give a publisher."
    )
    static let noSuchTab = DiagnosticKind("no-such-tab", "The app has no tab with this number.")
    static let partOfOtherStyle = DiagnosticKind(
        "part-of-other-style",
        "A scene has a key that its style has no use for."
    )
    static let previewNeedsValue = DiagnosticKind("preview-needs-value", "A preview has no value for a field.")
    static let previewCannotCombine = DiagnosticKind(
        "preview-cannot-combine",
        "A field can't be one of the `combinations`."
    )
    static let tooManyCombinations = DiagnosticKind(
        "too-many-combinations",
        "`combinations` makes too many display states."
    )
    static let startNeedsDefaults = DiagnosticKind(
        "start-needs-defaults",
        "The app starts with a scene that takes parameters."
    )
    static let startNeedsViewController = DiagnosticKind(
        "start-needs-view-controller",
        "The app starts with a scene whose output is a SwiftUI view."
    )
    static let descriptorCannotConform = DiagnosticKind(
        "descriptor-cannot-conform",
        "A descriptor can't have a conformance because of one of its parameters."
    )
    static let stateCannotConform = DiagnosticKind(
        "state-cannot-conform",
        "A state can't have a conformance because of one of its fields."
    )
    static let stateNeedsDefault = DiagnosticKind("state-needs-default", "A field of a state has no initial value.")
    static let unknownPreviewField = DiagnosticKind(
        "unknown-preview-field",
        "A preview gives a value to a field that isn't there."
    )
    static let unknownPreviewPart = DiagnosticKind(
        "unknown-preview-part",
        "A preview gives values to a part that isn't there."
    )
    static let unknownSectionEvent = DiagnosticKind(
        "unknown-section-event",
        "A section reports an event that the scene doesn't have."
    )
    static let unknownSectionField = DiagnosticKind(
        "unknown-section-field",
        "A section shows a field that the state doesn't have."
    )
    static let unknownSectionPart = DiagnosticKind(
        "unknown-section-part",
        "A section is drawn from a part of the screen that the scene doesn't have."
    )

    static let aboutScenes: [DiagnosticKind] = [
        .bindingNeedsNewerPlatform,
        .descriptorCannotConform,
        .lifecycleEventOfPart,
        .lifecycleEventWithParameters,
        .misplacedPublishes,
        .misplacedWork,
        .noSuchTab,
        .partOfOtherStyle,
        .previewCannotCombine,
        .previewNeedsValue,
        .startNeedsDefaults,
        .startNeedsViewController,
        .stateCannotConform,
        .stateNeedsDefault,
        .tooManyCombinations,
        .unknownLoad,
        .unknownPreviewField,
        .unknownPreviewPart,
        .unknownSectionEvent,
        .unknownSectionField,
        .unknownSectionPart,
    ]
}
