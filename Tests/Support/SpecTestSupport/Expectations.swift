public import Basics
public import ProjectModel
import SwiftReading
public import Templating
public import Testing

/// A diagnostic that must be there.
public struct ExpectedProblem: Hashable, CustomStringConvertible {
    public var id: String
    /// `nil` stands for a diagnostic about no place.
    public var location: Basics.SourceLocation?

    public var description: String { "\(id) at \(location?.description ?? "no place")" }
}

/// Reads and validates the specs; the problems have to be exactly the expected ones, each at its mark.
@discardableResult
public func expectProblems(
    _ sources: [String: String],
    _ expected: (id: String, mark: Character)...,
    facts: TargetPackageFacts = TargetPackageFacts(),
    at location: Testing.SourceLocation = #_sourceLocation
) -> [Diagnostic] {
    let marked = MarkedSpecs(sources)
    let result = check(marked.files, facts)
    let found = result.diagnostics.map { ExpectedProblem(id: $0.id, location: $0.location) }
    let wanted = expected.map { ExpectedProblem(id: $0.id, location: marked.places[$0.mark]) }
    let report = TextReporter().report(result.diagnostics)
    #expect(found.sorted(by: isBefore) == wanted.sorted(by: isBefore), "\(report)", sourceLocation: location)
    #expect((result.project == nil) == !expected.isEmpty, sourceLocation: location)
    #expect(
        result.diagnostics.allSatisfy { !$0.notes.isEmpty },
        "each says what to do\n\(report)",
        sourceLocation: location
    )
    return result.diagnostics
}

/// The project of specs that must be without problems.
public func project(
    _ sources: [String: String],
    at location: Testing.SourceLocation = #_sourceLocation
) throws -> Project {
    let result = check(MarkedSpecs(sources).files, TargetPackageFacts())
    #expect(result.diagnostics.isEmpty, "\(TextReporter().report(result.diagnostics))", sourceLocation: location)
    return try #require(result.project, sourceLocation: location)
}

public func result(
    of sources: [String: String],
    templates: TeamTemplates = TeamTemplates()
) -> (project: Project?, diagnostics: [Diagnostic]) {
    check(MarkedSpecs(sources).files, TargetPackageFacts(), templates: templates)
}

public func problems(
    in sources: [String: String],
    templates: TeamTemplates = TeamTemplates()
) -> [Diagnostic] { result(of: sources, templates: templates).diagnostics }

public func check(
    _ files: [SpecFile],
    _ facts: TargetPackageFacts,
    templates: TeamTemplates = TeamTemplates()
) -> (project: Project?, diagnostics: [Diagnostic]) {
    let decoded = SpecDecoder(templates: templates).decode(files)
    guard let specs = decoded.specs else { return (nil, decoded.diagnostics) }
    let validated = ProjectValidator().validate(specs, facts: facts)
    return (validated.project, (decoded.diagnostics + validated.diagnostics).sortedAndUnique())
}

private func isBefore(_ left: ExpectedProblem, _ right: ExpectedProblem) -> Bool {
    left.description < right.description
}

extension [Diagnostic] {
    /// All notes, one a line.
    public var notes: String { flatMap(\.notes).map(\.message).joined(separator: "\n") }
    public var messages: String { map(\.message).joined(separator: "\n") }
}
