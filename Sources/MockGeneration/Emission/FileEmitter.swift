import SwiftReading

/// Writes mocks as whole files.
struct FileEmitter: Sendable {
    let options: MockOptions
    let index: ProtocolIndex

    /// The class alone, as it stands in a file.
    func code(of linked: LinkedProtocol) -> String {
        var lines = CodeLines()
        let mock = MockClass(linked, naming: options.naming.naming) { name in
            index.contains(name) || StandardProtocols.isProtocol(name)
        }
        mock.write(to: &lines)
        return lines.text
    }

    /// - Parameter imports: those of each file that a protocol in it comes from.
    func file(_ code: [String], from path: String, imports: [[ImportModel]]) -> String {
        var lines = CodeLines()
        lines.add([
            "\(options.writer.headerBeginning)\(FileEmitter.inComment(path)). Do not edit: it is rewritten by `vipergen \(options.writer.rawValue)`.",
            "// swift-format-ignore-file", "// swiftlint:disable all",
        ])
        let usesTesting = code.contains { FileEmitter.testing.findsAny(in: Array($0.utf8)) }
        let hidesImports = code.allSatisfy { !FileEmitter.shown.findsAny(in: Array($0.utf8)) }
        FileImports(options, sources: imports, usesTesting: usesTesting, hidesImports: hidesImports).write(to: &lines)
        return code.reduce(into: lines.text) { $0 += "\n" + $1 }
    }

    /// A file's name may have line breaks, which would end the comment.
    private static func inComment(_ path: String) -> String {
        String(path.map { $0.isNewline || $0.unicodeScalars.contains { $0.value < 0x20 } ? "?" : $0 })
    }

    private static let shown = ByteSearch(["public ", "package "])
    private static let testing = ByteSearch(["unstubbed(", "stubbedValue(", "MockRecording(", "MockRecording<"])
}
