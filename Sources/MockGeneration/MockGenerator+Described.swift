public import SwiftReading

extension MockGenerator {
    /// The class that stands in for a protocol of a spec, without a file around it.
    ///
    /// For example: `MockGenerator(options: MockOptions(naming: .mockolo)).code(for: contract)`.
    public func code(for described: DescribedProtocol) -> String { emitted(described).code.text }

    /// The same as a whole file.
    ///
    /// - Parameters:
    ///   - path: the file that declares the protocol.
    ///   - imports: what the protocol's types need.
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
    /// The whole of it.
    public var statement: String
    /// Those of an `#if` that lead to it: `#if A`, `#else`.
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

/// A mock's file, whose place whoever asked for it knows.
public struct MockContents: Hashable, Sendable {
    public var className: String
    public var text: String
}

extension MockNaming {
    /// What a mock has for a method that has its name to itself.
    ///
    /// For example: the count of `fetchRecipe(id:)` is `fetchRecipeCallsCount` in the short naming.
    public func memberNames(of method: DescribedProtocol.Method) -> MockMemberNames {
        let member = method.member()
        let base = naming.bases(of: [member], besides: [])[0]
        let argument = member.parameters.count == 1 ? member.parameters[0].name : nil
        return MockMemberNames(naming.records(base: base, argument: argument))
    }
}

/// What the parts of a mock are called that belong to one method.
public struct MockMemberNames: Hashable, Sendable {
    /// For example: `fetchRecipeCallsCount`.
    public var count: String
    /// A condition. For example: `fetchRecipeCalled`.
    public var isCalled: String
    /// What the last call was given, an optional. For example: `fetchRecipeReceivedID`.
    public var lastArguments: String
    /// For example: `fetchRecipeReturnValue`; `nil` where only the closure can return something.
    public var result: String?
    /// For example: `fetchRecipeThrowableError`; `nil` where only the closure can throw.
    public var error: String?
    /// For example: `fetchRecipeClosure`.
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
