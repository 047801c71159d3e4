public import Diagnostics

extension DiagnosticKind {
    static let genericArguments = DiagnosticKind(
        "generic-arguments",
        "A generic type is given too few or too many arguments.",
        because: "The generated code would not compile.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            events: { didPick: { ids: Set } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            events: { didPick: { ids: Set<Int> } }
            """
    )

    public static let nestedTooDeeply = DiagnosticKind(
        "nested-too-deeply",
        "A Swift source is nested too deeply to be read.",
        because:
            "Reading it could overflow the stack, or never end. At most 64 brackets may be open at once, and a chain may have a few hundred links.",
        wrong: """
            // Sources/Client.swift
            let deep = ‹5000×(›1‹5000×)›
            /// @mockable
            protocol Client { func load() }
            """,
        right: """
            // Sources/Client.swift
            /// @mockable
            protocol Client { func load() }
            """
    )

    static let notAProtocol = DiagnosticKind(
        "not-a-protocol",
        "`any` or `&` is used with a type that isn't a protocol.",
        because: "The generated code would not compile.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            parameters: { id: any Int }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            parameters: { id: Int }
            """
    )

    static let protocolWithoutAny = DiagnosticKind(
        "protocol-without-any",
        "A protocol is written as a type without `any`.",
        because: "Swift requires `any` before a protocol that is used as the type of a value.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            events: { didFail: { with: Error } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            events: { didFail: { with: any Error } }
            """
    )

    static let typeCannotBeKept = DiagnosticKind(
        "type-cannot-be-kept",
        "Values of a type can't be stored.",
        because:
            "Values that a spec declares are stored in states and descriptors; a `Span`, for example, can't outlive the call that created it.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            events: { didLoad: { bytes: Span<Int> } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            events: { didLoad: { bytes: "[Int]" } }
            """
    )

    static let typeCannotConform = DiagnosticKind(
        "type-cannot-conform",
        "A type argument or key lacks a conformance that it needs.",
        because:
            "Elements of a set and keys of a dictionary have to be `Hashable`, failures of a result have to be errors.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            events: { didPick: { rows: "Set<() -> Void>" } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            events: { didPick: { rows: "[() -> Void]" } }
            """
    )

    static let typeWithoutValue = DiagnosticKind(
        "type-without-value",
        "A value has a type with no values, or only one.",
        because: "`Void` holds nothing, and `Never` has no values.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            events: { didTap: { done: Void } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            events: { didTap: { done: Bool } }
            """
    )

    static let voidParameter = DiagnosticKind(
        "void-parameter",
        "A function type takes `Void`.",
        because: "Callers would have to write `f(())`.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            events: { didTap: { done: "(Void) -> Int" } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            events: { didTap: { done: "() -> Int" } }
            """
    )

    static let wrongModuleOfType = DiagnosticKind(
        "wrong-module-of-type",
        "A type is qualified with a module that doesn't have it on every platform.",
        because: "The generated code would only build on some platforms.",
        wrong: """
            # specs/Recipes/RecipeDetails.yml
            events: { didTap: { url: Swift.URL } }
            """,
        right: """
            # specs/Recipes/RecipeDetails.yml
            events: { didTap: { url: URL } }
            """
    )

    /// All that this target reports, sorted by id.
    public static let ofSwiftReading: [DiagnosticKind] = [
        .genericArguments,
        .nestedTooDeeply,
        .notAProtocol,
        .protocolWithoutAny,
        .typeCannotBeKept,
        .typeCannotConform,
        .typeWithoutValue,
        .voidParameter,
        .wrongModuleOfType,
    ]
}
