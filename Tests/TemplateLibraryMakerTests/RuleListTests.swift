import Testing

@testable import TemplateLibraryMaker

/// The lint rules are what their files declare, whichever protocol they conform to.
@Suite struct RuleListTests {
    @Test func typesGiveTheNames() {
        let list = RuleList(texts: [
            "import SwiftSyntax\n\n/// Text.\nenum NavigationContainer: SyntaxRule {\n}\n",
            "enum AppImport: ImportRule {\n}\n",
            "/// A helper of rules.\nenum CastPatterns {\n}\n\nenum Naming: String {\n}\n",
        ])
        #expect(list.entries.map(\.type) == ["AppImport", "NavigationContainer"])
        #expect(list.entries.map(\.caseName) == ["appImport", "navigationContainer"])
        #expect(list.entries.map(\.identifier) == ["app-import", "navigation-container"])
    }

    @Test func ruleIsListedByItsForm() {
        let list = RuleList(texts: ["enum AppImport: ImportRule {\n}\n", "enum UnusedSuppression: Rule {\n}\n"])
        let lists = list.files["Sources/Linting/Rules/Generated/Rules.swift"] ?? ""
        #expect(lists.contains("[any ImportRule.Type] = [\n        AppImport.self,\n    ]"))
        #expect(lists.contains("[any NibRule.Type] = [\n    ]"))
    }
}
