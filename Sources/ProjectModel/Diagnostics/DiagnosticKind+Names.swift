import Diagnostics

extension DiagnosticKind {
    static let derivedNameClash = DiagnosticKind(
        "derived-name-clash",
        "Two generated methods would have the same name."
    )
    static let emittedNameClash = DiagnosticKind(
        "emitted-name-clash",
        "Two specs would generate types with the same name."
    )
    static let memberNameCase = DiagnosticKind("member-name-case", "A part begins with a capital letter.")
    static let mockNameClash = DiagnosticKind("mock-name-clash", "A mock would declare the same name twice.")
    static let moduleNamedLikeType = DiagnosticKind(
        "module-named-like-type",
        "A module has the same name as a type used in it."
    )
    static let namesDifferInCase = DiagnosticKind(
        "names-differ-in-case",
        "Two names differ only in capitals or in the encoding of a letter."
    )
    static let partHidesType = DiagnosticKind(
        "part-hides-type",
        "The data of a part would hide a type that the scene uses."
    )
    static let productNamedLikeTarget = DiagnosticKind(
        "product-named-like-target",
        "A product of a package has the same name as a module."
    )
    static let programNotAscii = DiagnosticKind(
        "program-not-ascii",
        "The name of a program has letters that the linker on Linux doesn't accept."
    )
    static let reservedName = DiagnosticKind("reserved-name", "A name is taken by generated code or by the platform.")
    static let sectionNameClash = DiagnosticKind(
        "section-name-clash",
        "A section would have two properties with the same name."
    )
    static let shadowsPlatformModule = DiagnosticKind(
        "shadows-platform-module",
        "A module has the same name as a platform module."
    )
    static let shadowsPlatformType = DiagnosticKind(
        "shadows-platform-type",
        "A generated type or a module would have the same name as a platform type."
    )
    static let subviewNameClash = DiagnosticKind(
        "subview-name-clash",
        "Two subviews of a scene, or a subview and the scene itself, would have the same type."
    )
    static let typeHiddenInScene = DiagnosticKind(
        "type-hidden-in-scene",
        "A type has the same name as one nested in the scene."
    )
    static let unobservableName = DiagnosticKind(
        "unobservable-name",
        "A field can't have this name in an observable class."
    )
    static let featureTypeInInterface = DiagnosticKind(
        "feature-type-in-interface",
        "The interface of a feature uses a type of another feature."
    )
    static let unknownType = DiagnosticKind(
        "unknown-type",
        "Nothing declares a type, and its name is close to one that exists."
    )
    static let repeatedName = DiagnosticKind(
        "repeated-name",
        severity: .warning,
        "The name of a content repeats that of its scene."
    )

    static let aboutNames: [DiagnosticKind] = [
        .derivedNameClash,
        .emittedNameClash,
        .featureTypeInInterface,
        .memberNameCase,
        .mockNameClash,
        .moduleNamedLikeType,
        .namesDifferInCase,
        .partHidesType,
        .productNamedLikeTarget,
        .programNotAscii,
        .repeatedName,
        .reservedName,
        .sectionNameClash,
        .shadowsPlatformModule,
        .shadowsPlatformType,
        .subviewNameClash,
        .typeHiddenInScene,
        .unknownType,
        .unobservableName,
    ]
}
