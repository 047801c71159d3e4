public import Diagnostics

extension DiagnosticKind {
    package static let conflictingKeys = DiagnosticKind("conflicting-keys", "Two keys can't be combined.")
    public static let listedTwice = DiagnosticKind("listed-twice", "A list has the same entry twice.")
    package static let missingKey = DiagnosticKind("missing-key", "A required key is missing.")
    static let missingValue = DiagnosticKind("missing-value", "A key has no value.")
    static let nameMismatch = DiagnosticKind(
        "name-mismatch",
        "A file or folder has a different name from the scene or module in it."
    )
    static let notABoolean = DiagnosticKind("not-a-boolean", "A key takes `true` or `false`, but has another value.")
    static let notABundleIdentifier = DiagnosticKind(
        "not-a-bundle-identifier",
        "The prefix of bundle identifiers is invalid."
    )
    static let notANumber = DiagnosticKind("not-a-number", "A key takes a whole number, but has another value.")
    static let notAPackageName = DiagnosticKind("not-a-package-name", "A package or product can't have this name.")
    static let notALanguage = DiagnosticKind("not-a-language", "The language of texts is invalid.")
    static let notAPattern = DiagnosticKind("not-a-pattern", "A name or pattern for mocks is invalid.")
    static let notAVersion = DiagnosticKind("not-a-version", "A version is invalid.")
    static let notAnAddress = DiagnosticKind("not-an-address", "The address of a web page or package is invalid.")
    static let tooManyEntries = DiagnosticKind(
        "too-many-entries",
        "A list or mapping has more entries than the compiler can handle."
    )
    static let unknownKey = DiagnosticKind("unknown-key", "A key has no meaning here.")
    static let unknownPlatform = DiagnosticKind("unknown-platform", "There is no platform with this name.")
    static let unknownRule = DiagnosticKind("unknown-rule", "There is no lint rule with this name.")
    public static let unknownValue = DiagnosticKind("unknown-value", "A key has a value that isn't one of its choices.")
    static let wrongKind = DiagnosticKind(
        "wrong-kind",
        "A key has text, a list or a mapping where it takes another of the three."
    )
    package static let badSourcesPath = DiagnosticKind("bad-sources-path", "A module's sources can't be there.")
    package static let misplacedLoadedBy = DiagnosticKind(
        "misplaced-loaded-by",
        "`loadedBy` is said of what isn't loaded, or names what doesn't load it."
    )

    static let aboutKeys: [DiagnosticKind] = [
        .badSourcesPath,
        .conflictingKeys,
        .listedTwice,
        .misplacedLoadedBy,
        .missingKey,
        .missingValue,
        .nameMismatch,
        .notABoolean,
        .notABundleIdentifier,
        .notALanguage,
        .notANumber,
        .notAPackageName,
        .notAPattern,
        .notAVersion,
        .notAnAddress,
        .tooManyEntries,
        .unknownKey,
        .unknownPlatform,
        .unknownRule,
        .unknownValue,
        .wrongKind,
    ]
}
