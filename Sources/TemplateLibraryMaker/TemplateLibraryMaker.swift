import Diagnostics
import Foundation
import TemplateCatalogue

/// Turns the folder Templates into Swift that is checked in, and into the tables of the page about emitted files; and lists
/// the lint rules.
///
/// SwiftPM can embed files but not list them, and nothing that front matter says is to be read when the tool starts.
@main enum TemplateLibraryMaker {
    static func main() throws {
        let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let (files, problems) = try files(of: root)
        guard problems.isEmpty else {
            FileHandle.standardError.write(Data(TextReporter().report(problems).utf8))
            exit(1)
        }
        for path in try checkedIn(in: root) where files[path] == nil {
            try FileManager.default.removeItem(at: root.appendingPathComponent(path))
        }
        for (path, text) in files {
            let url = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            // What stays as it is isn't compiled again.
            if FileManager.default.contents(atPath: url.path) != Data(text.utf8) { try Data(text.utf8).write(to: url) }
        }
    }

    /// The paths of the library's files as they are.
    static func checkedIn(in root: URL) throws -> [String] {
        let folder = root.appendingPathComponent(LibrarySource.folder)
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .map { "\(LibrarySource.folder)/\($0)" }
    }

    /// What the templates of a checkout become, by path.
    static func files(of root: URL) throws -> (files: [String: String], problems: [Diagnostic]) {
        let folder = root.appendingPathComponent("Templates")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        func text(_ path: String) throws -> String {
            String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
        }
        let styles = try paths.filter { $0.hasSuffix(".style") }.map { path in
            StyleReader.read(try text(path), path: "Templates/\(path)")
        }.sorted { ($0.style.order, $0.style.name) < ($1.style.order, $1.style.name) }
        let read = try paths.filter { $0.hasSuffix(".mustache") }.map { path in
            DescriptionReader.read(try text(path), path: "Templates/\(path)", styles: styles.map(\.style.names))
        }
        let templates = read.map(\.description)
        let page = try Data(contentsOf: root.appendingPathComponent(CataloguePage.path))
        let updated = CataloguePage(templates: templates).updated(String(decoding: page, as: UTF8.self))
        var files = LibrarySource(templates: templates, styles: styles.map(\.style)).files
        files[CataloguePage.path] = updated.page
        files.merge(try rules(of: root).files) { own, _ in own }
        return (files, styles.flatMap(\.problems) + read.flatMap(\.problems) + updated.problems)
    }

    private static func rules(of root: URL) throws -> RuleList {
        let folder = root.appendingPathComponent(RuleList.folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return RuleList(
            texts: try paths.map {
                String(decoding: try Data(contentsOf: folder.appendingPathComponent($0)), as: UTF8.self)
            }
        )
    }
}
