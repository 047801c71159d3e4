import Basics
import Foundation
import MockGeneration
import SwiftReading
import TestSupport

/// A folder of `Features`: protocols that go in, the mocks that must come out, and a program that uses them.
///
/// - `Uses.swift` has `func use<Feature>() async throws`, which stops the program where a mock doesn't do what it should;
///   `Uses.sourcery.swift` and `Uses.mockolo.swift` do so for the other namings, where a feature's names differ.
/// - `Mocks.swift` and its likes are the goldens; `expected-diagnostics.txt` is what must be said.
/// - All other Swift files are input.
struct Feature: Sendable, CustomStringConvertible {
    static let folder = Repository.root.appendingPathComponent("Tests/MockGenerationTests/Features")

    var name: String
    var files: [String: String]

    var description: String { name }

    static func all() throws -> [Feature] {
        let files = try FileTree.read(folder).mapValues { String(decoding: $0, as: UTF8.self) }
        let names = Set(files.keys.compactMap { $0.split(separator: "/").first.map(String.init) })
        return names.sorted().map { name in
            let own = files.filter { $0.key.hasPrefix(name + "/") }
            let pairs = own.map { (String($0.key.dropFirst(name.count + 1)), $0.value) }
            return Feature(name: name, files: Dictionary(uniqueKeysWithValues: pairs))
        }
    }

    var sources: [(name: String, text: String)] {
        files.keys.sorted().filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Uses") && !$0.hasPrefix("Mocks") }
            .map { ($0, files[$0] ?? "") }
    }

    func generate(_ naming: MockNaming, with change: (inout MockOptions) -> Void = { _ in }) -> GeneratedMocks {
        var options = MockOptions(naming: naming, imports: ["@testable public import Core"], singleFile: true)
        change(&options)
        return MockGenerator(options: options).generate(
            sources.map { MockSource(path: "\(name)/\($0.name)", bytes: Array($0.text.utf8)) }
        )
    }

    func uses(_ naming: MockNaming) -> String? { files[Feature.fileName("Uses", naming)] }

    static func fileName(_ kind: String, _ naming: MockNaming) -> String {
        naming == .short ? "\(kind).swift" : "\(kind).\(naming.rawValue).swift"
    }
}
