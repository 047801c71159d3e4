public import Foundation

/// A folder that goes when the value goes.
public final class TemporaryFolder: Sendable {
    public let url: URL

    public init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("vipergen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            FileHandle.standardError.write(Data("could not remove \(url.path): \(error)\n".utf8))
        }
    }

    /// Writes a file, with the folders that it lies in.
    public func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

    public func write(_ bytes: [UInt8], to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(bytes).write(to: file)
    }

    public func read(_ path: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
    }

    public func copy(_ source: URL, to path: String) throws {
        try FileManager.default.copyItem(at: source, to: url.appendingPathComponent(path))
    }
}
