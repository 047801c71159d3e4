public import Diagnostics

extension DiagnosticKind {
    static let duplicateMock = DiagnosticKind(
        "duplicate-mock",
        "Two protocols would have a mock of one name.",
        because: "Mocks lie in one module.",
        wrong: """
            // Sources/Clients.swift
            enum Shop {
                /// @mockable
                protocol Client { func load() }
            }
            /// @mockable
            protocol Client { func load() }
            """,
        right: """
            // Sources/Clients.swift
            enum Shop {
                /// @mockable(override: name = MockShopClient)
                protocol Client { func load() }
            }
            /// @mockable
            protocol Client { func load() }
            """
    )

    static let inheritanceCycle = DiagnosticKind(
        "inheritance-cycle",
        "A protocol inherits from itself.",
        because: "Swift can't compile it either.",
        wrong: """
            // Sources/Client.swift
            /// @mockable
            protocol Client: Server {}
            protocol Server: Client {}
            """,
        right: """
            // Sources/Client.swift
            /// @mockable
            protocol Client: Server {}
            protocol Server {}
            """
    )

    static let missingProtocol = DiagnosticKind(
        "missing-protocol",
        "A protocol inherits from one that isn't in the sources.",
        because:
            "A mock has the members of both, so both have to be read. Name its source as well, or `--inherit-from` its folder.",
        wrong: """
            // Sources/Client.swift
            /// @mockable
            protocol Client: Server { func load() }
            """,
        right: """
            // Sources/Client.swift
            /// @mockable
            protocol Client: Server { func load() }
            protocol Server { func stop() }
            """
    )

    static let mockAnnotation = DiagnosticKind(
        "mock-annotation",
        "A mark above a protocol can't be understood.",
        because: "The marks are those of mockolo and Sourcery.",
        wrong: """
            // Sources/Client.swift
            /// @mockable(override: name = )
            protocol Client { func load() }
            """,
        right: """
            // Sources/Client.swift
            /// @mockable(override: name = FakeClient)
            protocol Client { func load() }
            """
    )

    static let sourceSyntaxError = DiagnosticKind(
        "source-syntax-error",
        "A source has a syntax error.",
        because: "Its protocols can't be known for sure. The compiler would report it as well.",
        wrong: """
            // Sources/Client.swift
            /// @mockable
            protocol Client { func load( }
            """,
        right: """
            // Sources/Client.swift
            /// @mockable
            protocol Client { func load() }
            """
    )

    static let unmockableMember = DiagnosticKind(
        "unmockable-member",
        "A member of a protocol can't be in a mock.",
        because: "Its form is one for which no mock can stand.",
        wrong: """
            // Sources/Client.swift
            /// @mockable
            protocol Client { func open<Body: ~Copyable>() -> Body }
            """,
        right: """
            // Sources/Client.swift
            /// @mockable
            protocol Client { func open<Body>() -> Body }
            """
    )

    static let unmockableProtocol = DiagnosticKind(
        "unmockable-protocol",
        "A protocol can't be mocked.",
        because: "A mock lies in another file, where a private protocol can't be seen.",
        wrong: """
            // Sources/Client.swift
            /// @mockable
            private protocol Client { func load() }
            """,
        right: """
            // Sources/Client.swift
            /// @mockable
            protocol Client { func load() }
            """
    )

    /// All that this target reports, sorted by id.
    public static let ofMockGeneration: [DiagnosticKind] = [
        .duplicateMock,
        .inheritanceCycle,
        .missingProtocol,
        .mockAnnotation,
        .sourceSyntaxError,
        .unmockableMember,
        .unmockableProtocol,
    ]
}
