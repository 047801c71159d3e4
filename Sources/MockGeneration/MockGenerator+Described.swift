extension MockGenerator {
    /// Returns the class that mocks a protocol of a spec, without a file around it.
    ///
    /// For example: `MockGenerator(options: MockOptions(naming: .mockolo)).code(for: contract)`.
    public func code(for described: DescribedProtocol) -> String { emitted(described).code.text }

    /// Returns the mock as a whole file.
    ///
    /// - Parameters:
    ///   - path: the file that declares the protocol.
    ///   - imports: the imports that the protocol's types need.
    public func contents(for described: DescribedProtocol, from path: String, imports: [MockImport]) -> MockContents {
        let (code, linked) = emitted(described)
        let text = emitter.file([code], from: path, imports: [imports.map(\.model)])
        return MockContents(className: linked?.className ?? described.name, text: text)
    }

    private func emitted(_ described: DescribedProtocol) -> (code: EmittedMock, linked: LinkedProtocol?) {
        let linked = Linker(options: options, index: ProtocolIndex()).link(described.model).linked
        return (linked.map(emitter.code) ?? EmittedMock(text: ""), linked)
    }

    private var emitter: FileEmitter { FileEmitter(options: options, index: ProtocolIndex()) }
}

/// An import of a mock's file.
///
/// For example: `MockImport("public import FoundationNetworking", under: ["#if canImport(FoundationNetworking)"])`.
public struct MockImport: Hashable, Sendable {
    /// The whole statement.
    public var statement: String
    /// The directives of an `#if` that lead to it: `#if A`, `#else`.
    public var directives: [String]

    public init(_ statement: String, under directives: [String] = []) {
        self.statement = statement
        self.directives = directives
    }

    fileprivate var model: ImportModel {
        let condition = Condition(place: Place(file: 0, offset: 0), directives: directives)
        return ImportModel(text: statement, conditions: directives.isEmpty ? [] : [condition])
    }
}

/// A mock's file, without its path, which the caller knows.
public struct MockContents: Hashable, Sendable {
    public var className: String
    public var text: String
}

extension MockNaming {
    /// Returns the names of a mock's parts for a method without overloads.
    ///
    /// For example: the count of `fetchRecipe(id:)` is `fetchRecipeCallsCount` in the short naming.
    public func memberNames(of method: DescribedProtocol.Method) -> MockMemberNames {
        let member = method.member()
        let base = naming.bases(of: [member], besides: [])[0]
        let argument = member.parameters.count == 1 ? member.parameters[0].name : nil
        return MockMemberNames(naming.records(base: base, argument: argument))
    }
}

/// The names of a mock's parts for one method.
public struct MockMemberNames: Hashable, Sendable {
    /// The number of calls. For example: `fetchRecipeCallsCount`.
    public var count: String
    /// True if it was called. For example: `fetchRecipeCalled`.
    public var isCalled: String
    /// The arguments of the last call, an optional. For example: `fetchRecipeReceivedID`.
    public var lastArguments: String
    /// The result; `nil` if only the closure can return one. For example: `fetchRecipeReturnValue`.
    public var result: String?
    /// The error; `nil` if only the closure can throw one. For example: `fetchRecipeThrowableError`.
    public var error: String?
    /// The closure. For example: `fetchRecipeClosure`.
    public var handler: String

    init(_ names: RecordNames) {
        count = names.count
        isCalled = names.called ?? names.count + " > 0"
        lastArguments = names.lastArguments ?? names.invocations + ".last"
        result = names.result
        error = names.error
        handler = names.handler
    }
}
