import Foundation
import TestSupport

/// Changes the sources of a copied package.
struct SourceEditor: Sendable {
    let folder: URL

    struct NotFound: Error {
        var text: String
        var path: String
    }

    func delete(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }

    func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
    }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    }

    func replace(_ text: String, with replacement: String, in path: String) throws {
        let source = try read(path)
        guard source.contains(text) else { throw NotFound(text: text, path: path) }
        try write(source.replacingOccurrences(of: text, with: replacement), to: path)
    }

    func deleteLine(with text: String, in path: String) throws {
        let lines = try read(path).components(separatedBy: "\n")
        guard lines.contains(where: { $0.contains(text) }) else { throw NotFound(text: text, path: path) }
        try write(lines.filter { !$0.contains(text) }.joined(separator: "\n"), to: path)
    }

    /// Specs that were copied elsewhere take the runtime from this checkout.
    func useRuntimeOfCheckout(in path: String) throws {
        let lines = try read(path).components(separatedBy: "\n").map { line in
            line.hasPrefix("runtime:") ? "runtime: '\(Repository.root.path)'" : line
        }
        try write(lines.joined(separator: "\n"), to: path)
    }

    /// 1-based.
    func lineNumber(of text: String, in path: String) throws -> Int {
        let lines = try read(path).components(separatedBy: "\n")
        guard let index = lines.firstIndex(where: { $0.contains(text) }) else { throw NotFound(text: text, path: path) }
        return index + 1
    }
}
