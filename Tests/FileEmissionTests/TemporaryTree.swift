import Foundation
import Testing

@testable import FileEmission

/// A folder of its own for each test, gone with the value.
final class TemporaryTree: Sendable {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("emission-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func absolute(_ relative: String) -> String { "\(path)/\(relative)" }

    func write(_ relative: String, _ text: String) throws {
        let url = URL(fileURLWithPath: absolute(relative))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func read(_ relative: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: absolute(relative))), as: UTF8.self)
    }

    func link(_ relative: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: absolute(relative), withDestinationPath: destination)
    }

    func makeFolder(_ relative: String) throws {
        try FileManager.default.createDirectory(atPath: absolute(relative), withIntermediateDirectories: true)
    }

    func exists(_ relative: String) -> Bool { FileManager.default.fileExists(atPath: absolute(relative)) }

    func remove(_ relative: String) throws { try FileManager.default.removeItem(atPath: absolute(relative)) }

    func modified(_ relative: String) throws -> Date {
        let attributes = try FileManager.default.attributesOfItem(atPath: absolute(relative))
        return try #require(attributes[.modificationDate] as? Date)
    }

    /// Every file with its bytes as text, every folder as `folder`, every link with its destination.
    func snapshot() throws -> [String: String] {
        var snapshot: [String: String] = [:]
        for relative in try FileManager.default.subpathsOfDirectory(atPath: path) {
            let attributes = try FileManager.default.attributesOfItem(atPath: absolute(relative))
            switch attributes[.type] as? FileAttributeType {
            case .typeDirectory?: snapshot[relative] = "folder"
            case .typeSymbolicLink?:
                snapshot[relative] =
                    "link to " + (try FileManager.default.destinationOfSymbolicLink(atPath: absolute(relative)))
            default: snapshot[relative] = "file: " + (try read(relative))
            }
        }
        return snapshot
    }
}
