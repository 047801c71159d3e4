public import Foundation

/// A folder that goes when the value goes.
public final class TemporaryFolder: Sendable {
    public let url: URL
    private let remove: @Sendable (URL) throws -> Void

    public init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("vipergen-\(UUID().uuidString)")
        remove = { try FileManager.default.removeItem(at: $0) }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// One that is there, and is left in another way.
    init(at url: URL, remove: @escaping @Sendable (URL) throws -> Void) {
        self.url = url
        self.remove = remove
    }

    deinit {
        do {
            try remove(url)
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

    /// Copies a file, or a folder into one that may be there.
    public func copy(_ source: URL, to path: String) throws {
        let target = url.appendingPathComponent(path)
        guard FileManager.default.fileExists(atPath: target.path) else {
            return try FileManager.default.copyItem(at: source, to: target)
        }
        for item in try FileManager.default.contentsOfDirectory(at: source, includingPropertiesForKeys: nil) {
            try FileManager.default.copyItem(at: item, to: target.appendingPathComponent(item.lastPathComponent))
        }
    }
}
