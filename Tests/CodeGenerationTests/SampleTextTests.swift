import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

/// The sample's texts are in its string catalogues, in all languages and with all forms for numbers.
@Suite struct SampleTextTests {
    /// The forms for numbers that a language has: https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html.
    private static let forms: [String: Set<String>] = ["en": ["one", "other"], "ja": ["other"]]

    /// Read once for all tests.
    private static let all = Result {
        let sources = Repository.root.appendingPathComponent("Examples/Kitchen/Sources")
        let names = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
        return try names.compactMap { try TextModule($0, in: sources) }
    }

    private let modules: [TextModule]

    init() throws { modules = try Self.all.get() }

    @Test func everyTextIsInItsModulesCatalogue() {
        #expect(
            modules.map(\.name) == ["Kaimono", "KaimonoUI", "Kitchen", "KitchenCore", "Newsroom", "Recipes", "Users"]
        )
        for module in modules {
            #expect(!module.texts.isEmpty, "\(module.name)")
            for text in module.texts {
                #expect(text.bundle == module.accessor, "\(text.file): \(text.pattern)")
                #expect(module.keys(for: text).count == 1, "\(text.file): \(text.pattern)")
            }
        }
    }

    @Test func everyEntryIsATextOfTheModule() {
        for module in modules {
            let used = Set(module.texts.flatMap(module.keys))
            #expect(Set(module.strings.keys).subtracting(used) == [], "\(module.name)")
        }
    }

    @Test func everyTextIsTranslatedWithAllFormsForItsNumbers() {
        for module in modules {
            for (key, entry) in module.strings {
                for (language, forms) in Self.forms {
                    let values = entry.values(in: language)
                    // The developers' own language needs no entry where the key says it all.
                    if language == "en", values.isEmpty, entry.isWithoutForms { continue }
                    let isCounted = !entry.isWithoutForms
                    #expect(Set(values.keys) == (isCounted ? forms : [""]), "\(module.name), \(language): \(key)")
                    for value in values.values {
                        #expect(value.specifiers == key.specifiers, "\(module.name), \(language): \(key)")
                    }
                }
            }
        }
    }

    /// A text with one number in it is another one for 1: "1 recipes" is no English.
    @Test func textsThatCountHaveForms() {
        for module in modules {
            for (key, entry) in module.strings where key.specifiers == ["lld"] {
                #expect(!entry.isWithoutForms, "\(module.name): \(key)")
            }
        }
    }
}

/// A module with a string catalogue, and the texts that its sources look up.
private struct TextModule {
    struct Text {
        var file: String
        /// The key with `*` for what is put in. For example: `* recipes`.
        var pattern: String
        var bundle: String?
    }

    let name: String
    let strings: [String: CatalogueEntry]
    let texts: [Text]
    /// By pattern. Without types, what is put in may be a number or a text.
    private let keys: [String: [String]]

    var accessor: String { name.prefix(1).lowercased() + name.dropFirst() + "Resources" }

    init?(_ name: String, in sources: URL) throws {
        self.name = name
        let folder = sources.appendingPathComponent(name)
        let catalogue = folder.appendingPathComponent("Resources/Localizable.xcstrings")
        guard FileManager.default.fileExists(atPath: catalogue.path) else { return nil }
        strings = try JSONDecoder().decode(Catalogue.self, from: Data(contentsOf: catalogue)).strings
        keys = Dictionary(grouping: strings.keys) { $0.replacing(/%(?:lld|@|lf)/, with: "*") }
        texts = try FileTree.read(folder).filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }.flatMap {
            path,
            bytes in
            let source = String(decoding: bytes, as: UTF8.self)
            guard source.contains("String(") || source.contains("Text(") else { return [] as [Text] }
            let visitor = TextVisitor(viewMode: .sourceAccurate)
            visitor.walk(Parser.parse(source: source))
            return visitor.texts.map { Text(file: "\(name)/\(path)", pattern: $0, bundle: $1) }
        }
    }

    func keys(for text: Text) -> [String] { keys[text.pattern] ?? [] }
}

private final class TextVisitor: SyntaxVisitor {
    private(set) var texts: [(pattern: String, bundle: String?)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let arguments = node.arguments
        let called = node.calledExpression.trimmedDescription
        guard let first = arguments.first, let literal = first.expression.as(StringLiteralExprSyntax.self) else {
            return .visitChildren
        }
        let isLookedUp =
            called == "String" && first.label?.text == "localized"
            || called == "Text" && first.label == nil && !literal.segments.isEmpty
        guard isLookedUp else { return .visitChildren }
        let bundle = arguments.first { $0.label?.text == "bundle" }?.expression.as(MemberAccessExprSyntax.self)
        let pattern = literal.segments.map { $0.as(StringSegmentSyntax.self)?.content.text ?? "*" }.joined()
        texts.append((pattern, bundle?.declName.baseName.text))
        return .visitChildren
    }
}

private struct Catalogue: Decodable {
    let strings: [String: CatalogueEntry]
}

private struct CatalogueEntry: Decodable {
    struct Unit: Decodable { let state: String, value: String }
    struct Form: Decodable { let stringUnit: Unit }
    struct Variations: Decodable { let plural: [String: Form] }
    struct Localization: Decodable { let stringUnit: Unit?, variations: Variations? }

    let comment: String?
    let localizations: [String: Localization]?

    var isWithoutForms: Bool { localizations?.values.allSatisfy { $0.variations == nil } ?? true }

    /// By form; a text without any is under an empty name. One that isn't translated yet is none.
    func values(in language: String) -> [String: String] {
        guard let localization = localizations?[language] else { return [:] }
        if let unit = localization.stringUnit { return unit.state == "translated" ? ["": unit.value] : [:] }
        return (localization.variations?.plural ?? [:]).mapValues(\.stringUnit.value)
    }
}

extension String {
    /// What is put in, by its place. For example: `["lld", "@"]` of `%2$@: %1$lld`.
    fileprivate var specifiers: [String] {
        matches(of: /%(?:([0-9]+)\$)?(lld|@|lf)/).enumerated()
            .map { (Int($1.1 ?? "") ?? $0 + 1, String($1.2)) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
