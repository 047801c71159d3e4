import ArgumentParser
import Foundation
import SwiftParser
import SwiftSyntax

/// `benchmark parse-and-write`: the yardstick of mocks. Parses the sources on all cores, writes the files, and nothing else.
struct ParseAndWrite: ParsableCommand {
    static let configuration = CommandConfiguration(shouldDisplay: false)

    @Argument var sources: String
    @Argument var packed: String
    @Argument var output: String

    func run() throws {
        let folder = URL(fileURLWithPath: sources)
        let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
        let files = names.filter { $0.hasSuffix(".swift") }
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(files[index])) else { return }
            let tree = data.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
            precondition(tree.totalLength.utf8Length == data.count)
        }
        var writing = WritePlainly()
        writing.packed = packed
        writing.output = output
        try writing.run()
    }
}
