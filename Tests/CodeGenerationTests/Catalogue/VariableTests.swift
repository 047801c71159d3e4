import Templating
import Testing
import TestSupport

@testable import CodeGeneration

/// The tables of what templates may mention.
@Suite struct VariableTests {
    private let tables = [
        SceneVariables.table.descriptions, SceneVariables.content.descriptions, SceneVariables.section.descriptions,
        SceneVariables.part.descriptions, ProjectVariables.table.descriptions, ModuleVariables.table.descriptions,
        PlaceholderFile.table.descriptions, ResourceVariables.table.descriptions,
        StubbedModuleVariables.table.descriptions,
        ServiceVariables.table.descriptions, ScopeVariables.table.descriptions, UseCaseVariables.table.descriptions,
        RepositoryVariables.table.descriptions,
        ComponentVariables.table.descriptions, ProtocolVariables.table.descriptions,
    ]

    /// Tests of their own compile code that has them.
    private static let rare: Set<[String]> = [
        ["repository", "contractFile", "services", "summary"], ["scene", "stateFile", "isMadeOnMainActor"],
        ["scene", "descriptorFile", "needsMainActor"],
        ["scene", "childrenTestsFile", "omissions"], ["scene", "mvvmTestsFile", "omissions"],
        ["project", "entranceFile", "isEmpty"], ["project", "adoptedScenesFile", "isolated"],
        ["project", "adoptedScenesFile", "conformance"], ["project", "adoptedScenesFile", "attributes"],
        ["project", "adoptedScenesFile", "functions"], ["project", "adoptedScenesFile", "scenes", "output"],
        ["project", "packageFile", "mainActorByDefault"], ["project", "packageFile", "defines"],
        ["project", "packageFile", "targets", "path"], ["project", "variantTestsFile", "omissions"],
        ["project", "isolatesTexts"], ["project", "bazelLines"], ["project", "usesBazel"],
        ["project", "adoptedScenesFile", "isDivided"], ["project", "adoptedScenesFile", "isOffMainActor"],
        ["project", "adoptedScenesFile", "cast"],
        ["project", "entranceFile", "states", "isolation"], ["project", "entranceFile", "tabStates", "isolation"],
        ["scope", "scopeFile", "adopted", "scene"], ["scope", "scopeFile", "adopted", "descriptor"],
        ["scope", "scopeFile", "public"],
    ]

    /// What is only there as long as a source isn't, which goldens and samples have.
    private static let ofNewScaffolds: [[String]] = [
        ["component", "componentFile"], ["service", "appFile", "members"], ["service", "appFile", "openTypes"],
        ["service", "appFile", "superclass"], ["service", "protocolFile"],
        ["service", "stubFile", "hasMembers"], ["service", "stubFile", "members"],
    ]

    @Test func thePageIsUpToDate() throws {
        try Recording.expect(
            VariablePage(
                examples: try VariableExamples.all.get().texts,
                conditions: try ConditionTables().markdown
            ).markdown,
            on: "docs/template-variables.md"
        )
    }

    @Test func everyConditionIsExplained() throws {
        let rows = try ConditionTables().markdown.split(separator: "\n").filter { $0.hasPrefix("| ") }
        #expect(rows.count > 40)
        #expect(rows.filter { !$0.hasSuffix(". |") && !$0.contains("what has to hold") } == [])
    }

    /// What nothing in the sample or in the goldens has is neither explained nor tested.
    @Test func everyVariableHasAnExample() throws {
        let known = Set(try VariableExamples.all.get().texts.keys)
        let subjects = zip(
            [
                "scene", "content", "section", "part", "project", "module", "module without files",
                "module with resources", "stubbed module", "service", "scope", "use case",
                "repository", "component", "protocol",
            ],
            tables
        )
        let wanted = subjects.flatMap { subject, table in
            let isPiece = ["content", "section", "part"].contains(subject)
            let own = isPiece ? table.filter { $0.name == "\(subject)File" } : table
            return leaves(of: own).map { [subject] + $0 }
        }
        #expect(wanted.count > 200)
        let isMissing = { (name: [String]) in
            !known.contains(name) && !Self.rare.contains(name)
                && !Self.ofNewScaffolds.contains { name.starts(with: $0) }
        }
        #expect(wanted.filter(isMissing) == [])
    }

    /// In a group, a name of its own would hide what the same name means everywhere else.
    @Test func aNameInReachHasOneMeaning() {
        for table in tables {
            let meanings = Dictionary(table.map { ($0.name, $0.meaning) }) { first, _ in first }
            #expect(meanings.count == table.count)
            for group in table where !group.isList {
                for own in group.members ?? [] {
                    #expect(meanings[own.name] ?? own.meaning == own.meaning, "\(group.name).\(own.name)")
                }
            }
        }
    }

    @Test func everyMeaningIsASentence() {
        for variable in tables.flatMap({ all(in: $0) }) {
            #expect(variable.meaning.first?.isLowercase == true && variable.meaning.count > 5, "\(variable.name)")
            #expect(!variable.meaning.hasSuffix("."), "\(variable.name)")
        }
    }

    private func all(in table: [TemplateVariableDescription]) -> [TemplateVariableDescription] {
        table.flatMap { [$0] + all(in: $0.members ?? []) }
    }

    private func leaves(of table: [TemplateVariableDescription]) -> [[String]] {
        table.flatMap { variable -> [[String]] in
            guard let members = variable.members else { return [[variable.name]] }
            return leaves(of: members).map { [variable.name] + $0 }
        }
    }
}
