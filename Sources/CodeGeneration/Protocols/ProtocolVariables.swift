/// The variables in templates of a protocol to be mocked.
enum ProtocolVariables {
    static let table: TemplateTable<ProtocolPlace> = [
        .text("specPath", "the source that the file comes from, relative to the target package") { $0.specPath },
        .text("protocol", "the protocol's name") { $0.mocked.name },
        .text("module", "the module that declares it") { $0.module.name },
        .imports { $0.mocked.imports },
        .text("access", "what stands before its declarations: `public `, or nothing") { $0.mocked.access },
        .text("isolation", "who may run its members: `@MainActor ` or `nonisolated `") { $0.mocked.isolation },
        .flag("isSendable", "whether several threads may have one at once") { $0.mocked.isSendable },
        .flag(
            "isWhole",
            "whether methods and properties are all that it asks for; not where it has subscripts, operators, initializers, generics, or members under `#if`"
        ) {
            $0.mocked.isWhole
        },
        .list("methods", "its methods, and those that it inherits", of: method) { $0.mocked.methods },
        .list("properties", "its properties, and those that it inherits", of: property) { $0.mocked.properties },
    ]

    private static let method: TemplateTable<MockedProtocol.Method> = [
        .text("declaration", "the function, without its access") { $0.declaration },
        .text("name", "its name") { $0.name },
        .flag("isStatic", "whether it is the type's") { $0.isStatic },
        .list("parameters", "its parameters", of: parameter) { $0.parameters },
        .text("effects", "what stands before its result: ` async throws`") { $0.effects.text },
        .text("call", "what stands before a call of it: `try await `") { $0.effects.call },
        .flag("isAsync", "whether it is asynchronous") { $0.effects.isAsync },
        .flag("canThrow", "whether it can throw") { $0.effects.canThrow },
        .text("result", "the type that it returns; empty where it returns nothing") { $0.result ?? "" },
    ]

    private static let parameter: TemplateTable<MockedProtocol.Parameter> = [
        .text("label", "what stands before its argument in a call: `recipeID: `, or nothing") { $0.label },
        .text("name", "its name inside of the function") { $0.name },
        .text("type", "its type") { $0.type },
    ]

    private static let property: TemplateTable<MockedProtocol.Property> = [
        .text("name", "its name") { $0.name },
        .flag("isStatic", "whether it is the type's") { $0.isStatic },
        .text("type", "its type") { $0.type },
        .flag("hasSetter", "whether it can be set") { $0.hasSetter },
        .text("effects", "what stands behind `get`: ` async throws`") { $0.effects.text },
        .flag("isAsync", "whether it is asynchronous") { $0.effects.isAsync },
        .flag("canThrow", "whether it can throw") { $0.effects.canThrow },
    ]
}
