import Foundation

/// The official cases of Mustache, which are looked for beside the repository.
enum Specification {
    /// How many there are of each subject.
    static let subjects = [
        "comments": 12, "delimiters": 14, "interpolation": 42, "inverted": 22, "partials": 12, "sections": 34,
    ]

    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "shared/mustache-spec")

    static var isAtHand: Bool { FileManager.default.fileExists(atPath: folder.path()) }

    static func cases(of subject: String) throws -> [TemplateCase] {
        try TemplateCase.all(in: folder.appending(path: "\(subject).json"))
    }
}
