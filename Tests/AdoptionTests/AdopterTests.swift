import Adoption
import Basics
import Foundation
import Testing
import TestSupport

/// Apps as teams write them, each with what a person would expect of its descriptors.
@Suite
struct AdopterTests {
    static let apps = [
        "Atlas", "Beacon", "Dune", "Ember", "Ferry", "Gazette", "Larder", "Ledger", "Marquee", "Nesting",
    ]
    /// Apps without descriptors, whose functions put screens together.
    static let assembled = ["Aviary", "Quarry"]

    @Test(arguments: apps + assembled)
    func whatAPersonExpects(app: String) throws {
        let tree = try AdoptionApp.files(of: app)
        let sources = tree.keys.sorted().filter { $0.hasSuffix(".swift") }.map { path in
            AppSource(path: path, bytes: Array(tree[path] ?? Data()))
        }
        let adopter = Adopter(sources, jobs: 2, packages: [""])
        #expect(adopter.problems.isEmpty)
        let adoption =
            try Self.assembled.contains(app) ? #require(adopter.adoptAssemblies()) : adopter.adopt()
        let expected = String(decoding: try #require(tree["expected.txt"]), as: UTF8.self)
        #expect(Self.lines(adoption) == Self.lines(expected: expected))
    }

    /// `whole Place.Cast`, and of what is left the line that stands against it.
    private static func lines(_ adoption: Adoption) -> [String] {
        let scenes = adoption.scenes.map { "\($0.differences.isEmpty ? "whole" : "named") \($0.subject)" }
        let rest = adoption.remainder.map { "left \($0.descriptor) \($0.place.path):\($0.place.line)" }
        return (scenes + rest).sorted()
    }

    private static func lines(expected: String) -> [String] {
        expected.split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            let word = String(words[1])
            let name = word.hasSuffix(":") ? String(word.dropLast()) : word
            return words[0] == "left" ? "left \(name) \(words[words.count - 1])" : "\(words[0]) \(name)"
        }.sorted()
    }
}
