import Foundation
import Templating

/// A case of the official Mustache specification, which is looked for beside the repository.
struct SpecificationCase: Decodable {
    let name: String
    let data: SpecificationData
    let template: String
    let partials: [String: String]?
    let expected: String

    private struct File: Decodable {
        let tests: [SpecificationCase]
    }

    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "shared/mustache-spec")

    static var isAvailable: Bool { FileManager.default.fileExists(atPath: folder.path()) }

    static func all(in file: String) throws -> [SpecificationCase] {
        let data = try Data(contentsOf: folder.appending(path: "\(file).json"))
        return try JSONDecoder().decode(File.self, from: data).tests
    }

    var sources: [TemplateSource] {
        let partials = (partials ?? [:]).sorted { $0.key < $1.key }
        return [TemplateSource(name: "main", path: "main", text: template)]
            + partials.map { TemplateSource(name: $0.key, path: $0.key, text: $0.value) }
    }
}

/// JSON, as a template's value and as the shape of one.
enum SpecificationData: Decodable {
    case null
    case flag(Bool)
    case text(String)
    case list([SpecificationData])
    case object([String: SpecificationData])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let integer = try? container.decode(Int.self) {
            self = .text(String(integer))
        } else if let decimal = try? container.decode(Double.self) {
            self = .text(String(decimal))
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([SpecificationData].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: SpecificationData].self))
        }
    }

    var value: TemplateValue {
        switch self {
        case .null: ""
        case .flag(let flag): .flag(flag)
        case .text(let text): .text(text)
        case .list(let items): .list(items.map(\.value))
        case .object(let fields): .fields(TemplateFields(sorted(fields).map { ($0, $1.value) }))
        }
    }

    /// The shape of the first of a list's items stands for all.
    var shape: TemplateShape {
        switch self {
        case .null, .text: .text
        case .flag: .flag
        case .list(let items): .list(items.first?.shape ?? .fields([:]))
        case .object(let fields): .fields(TemplateFields(sorted(fields).map { ($0, $1.shape) }))
        }
    }

    private func sorted(_ fields: [String: SpecificationData]) -> [(String, SpecificationData)] {
        fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
