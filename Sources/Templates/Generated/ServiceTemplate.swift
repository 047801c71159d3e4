// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
public import TemplateCatalogue

/// Templates of files that are made for each service.
public enum ServiceTemplate: Int, CatalogueTemplate {
    case defaultService
    case serviceProtocol
    case serviceAdapter
    case stubAPIClientConformance

    public typealias Condition = ServiceCondition

    public static let subject = CatalogueSubject.service

    public var entry: CatalogueEntry<Condition> { Self.entries[rawValue] }

    private static let entries = allCases.map(\.described)

    private var described: CatalogueEntry<Condition> {
        switch self {
        case .defaultService:
            return CatalogueEntry(
                "DefaultService.swift",
                when: [.implementation],
                path: NamePattern([.folder(.app), .text("/Services/Default"), .name(.service), .text(".swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.text("Default"), .name(.service)])),
                ],
                summary: "what the app uses for it, unless some file of the app declares it"
            )
        case .serviceProtocol:
            return CatalogueEntry(
                "ServiceProtocol.swift",
                path: NamePattern([.folder(.core), .text("/Services/"), .name(.service), .text(".swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.name(.service)])),
                ],
                summary: "a service\'s protocol, unless some file of the core module declares it"
            )
        case .serviceAdapter:
            return CatalogueEntry(
                "ServiceAdapter.swift",
                when: [.adapter],
                path: NamePattern([.folder(.app), .text("/Services/"), .name(.service), .text("Adapter.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.name(.service), .text("Adapter")])),
                ],
                summary: "makes the old object known as the service"
            )
        case .stubAPIClientConformance:
            return CatalogueEntry(
                "StubAPIClientConformance.swift",
                when: [.jsonStub],
                path: NamePattern([.folder(.coreTestSupport), .text("/StubAPIClient+"), .name(.service), .text(".swift")]),
                kind: .scaffold,
                summary: "lets a service with `stub: json` stand on a server for tests"
            )
        }
    }
}
