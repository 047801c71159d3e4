public import Diagnostics

extension DiagnosticKind {
    static let duplicateMock = DiagnosticKind(
        "duplicate-mock",
        "Two protocols would have mocks with the same name.",
        because: "All mocks are in one module.",
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

    static let markInVain = DiagnosticKind(
        "mark-in-vain",
        severity: .warning,
        "What is marked to be mocked isn't a protocol.",
        because: "Only protocols are mocked. A mark above an extension counts for the protocol that it extends.",
        wrong: """
            // Sources/Client.swift
            // sourcery: AutoMockable
            final class Client { func load() {} }
            """,
        right: """
            // Sources/Client.swift
            // sourcery: AutoMockable
            protocol Loading { func load() }
            final class Client: Loading { func load() {} }
            """
    )

    static let missingProtocol = DiagnosticKind(
        "missing-protocol",
        "A protocol inherits from one that isn't in the sources.",
        because:
            "A mock needs the members of both. Pass its source as well, or its folder with `--inherit-from`.",
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
        "An annotation above a protocol is invalid.",
        because: "vipergen knows the annotations of mockolo and Sourcery.",
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
        because: "Its protocols can't be read reliably. The compiler reports the error as well.",
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
        because: "No mock can implement a member of this form.",
        wrong: """
            // Sources/Client.swift
            /// @mockable
            protocol Client { #paging }
            """,
        right: """
            // Sources/Client.swift
            /// @mockable
            protocol Client { func page(_ number: Int) -> [String] }
            """
    )

    static let unmockableProtocol = DiagnosticKind(
        "unmockable-protocol",
        "A protocol can't be mocked.",
        because: "A mock is in another file, where a private protocol isn't visible.",
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
        .markInVain,
        .missingProtocol,
        .mockAnnotation,
        .sourceSyntaxError,
        .unmockableMember,
        .unmockableProtocol,
    ]
}
