import Basics
import Foundation
import Templating

/// A template, what it is rendered with, and what comes of it; in the format of the Mustache specification's own cases.
///
/// Ours may say `why` they differ from those.
struct TemplateCase: Decodable {
    enum Outcome: Equatable {
        case renders(String)
        case failsToLoad(String)
    }

    let name: String
    private let template: String
    private let partials: [String: String]
    private let data: TemplateCaseData
    /// Has the shape of `data`, where lists without items don't show it.
    private let example: TemplateCaseData
    let expected: Outcome

    private struct File: Decodable {
        let tests: [TemplateCase]
    }

    static func all(in file: URL) throws -> [TemplateCase] {
        try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).tests
    }

    /// What really comes of it.
    func outcome() throws -> Outcome {
        let (templates, diagnostics) = TemplateSet.load(sources(template, partials), shapes: ["main": example.shape])
        guard diagnostics.isEmpty else { return .failsToLoad(TextReporter().report(diagnostics)) }
        return .renders(String(decoding: try templates.render("main", data.value), as: UTF8.self))
    }
}

extension TemplateCase {
    private enum Key: String, CodingKey {
        case name, template, partials, data, like, expected, errors
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        name = try values.decode(String.self, forKey: .name)
        template = try values.decode(String.self, forKey: .template)
        partials = try values.decodeIfPresent([String: String].self, forKey: .partials) ?? [:]
        data = try values.decodeIfPresent(TemplateCaseData.self, forKey: .data) ?? .object([:])
        example = try values.decodeIfPresent(TemplateCaseData.self, forKey: .like) ?? data
        if let errors = try values.decodeIfPresent([String].self, forKey: .errors) {
            expected = .failsToLoad(errors.map { $0 + "\n" }.joined())
        } else {
            expected = .renders(try values.decode(String.self, forKey: .expected))
        }
    }
}
