import Foundation
import TestSupport

/// As much of a page of Markdown as tests look at.
struct MarkdownPage {
    /// A block of code that says which file it is from.
    struct Excerpt {
        var file: String
        var text: String
    }

    private let text: String

    init(_ path: String) throws {
        text = String(decoding: try Data(contentsOf: Repository.root.appendingPathComponent(path)), as: UTF8.self)
    }

    /// Blocks after a line `<!-- from path -->`.
    var excerpts: [Excerpt] {
        text.components(separatedBy: "<!-- from ").dropFirst().compactMap { part in
            let pieces = part.components(separatedBy: "```")
            guard pieces.count > 1, let file = pieces[0].components(separatedBy: " -->").first else { return nil }
            let code = pieces[1].components(separatedBy: "\n").dropFirst().joined(separator: "\n")
            return Excerpt(file: file, text: code)
        }
    }

    /// The block of code after a comment.
    func block(after comment: String) -> String? {
        let parts = text.components(separatedBy: "<!-- \(comment) -->")
        guard parts.count == 2 else { return nil }
        let pieces = parts[1].components(separatedBy: "```")
        return pieces.count > 1 ? pieces[1].components(separatedBy: "\n").dropFirst().joined(separator: "\n") : nil
    }

    /// The files of a project, after lines `<!-- file path -->`.
    var files: [Excerpt] {
        text.components(separatedBy: "<!-- file ").dropFirst().compactMap { part in
            guard let path = part.components(separatedBy: " -->").first else { return nil }
            return block(after: "file \(path)").map { Excerpt(file: path, text: $0) }
        }
    }

    /// Blocks of code after lines `<!-- name: kind -->`, in their order: what is done one after the other with one thing. A patch
    /// that lies in a file has none.
    func steps(of name: String) -> [(kind: String, text: String)] {
        text.components(separatedBy: "<!-- \(name): ").dropFirst().compactMap { part in
            guard let kind = part.components(separatedBy: " -->").first else { return nil }
            if kind.hasPrefix("patch ") { return (kind, "") }
            let pieces = part.components(separatedBy: "```")
            guard pieces.count > 1 else { return nil }
            return (kind, pieces[1].components(separatedBy: "\n").dropFirst().joined(separator: "\n"))
        }
    }

    var links: [String] {
        text.components(separatedBy: "](").dropFirst().compactMap { $0.components(separatedBy: ")").first }
    }
}
