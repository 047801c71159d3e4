import Foundation
import Testing
import TestSupport

@testable import MockGeneration

/// What is read of a source by its bytes is what Swift's parser gives.
@Suite struct PlainReaderTests {
    @Test func featuresAreReadAsTheParserReadsThem() throws {
        var plain = 0
        for feature in try Feature.all() {
            for source in feature.sources {
                let read = try compare(source.text, "\(feature.name)/\(source.name)")
                plain += read?.protocols.count(where: \.isPlain) ?? 0
            }
        }
        #expect(plain > 40)
    }

    @Test func sourcesOfOurOwnAreReadAsTheParserReadsThem() throws {
        let files = try FileTree.read(Repository.sources.appendingPathComponent("ViperRuntime"))
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".swift") {
            _ = try compare(String(decoding: bytes, as: UTF8.self), path)
        }
    }

    /// Each with the protocols in it that no parser is needed for.
    private static let sources: [(text: String, plain: Int)] = [
        (
            "import Foundation\n\n/// @mockable\npublic protocol P: AnyObject, Sendable {\n    var a: Int { get }\n}\n",
            1
        ),
        ("// sourcery: AutoMockable\nprotocol P where Self: Q & R, Self.ID == Int {}\n", 1),
        ("@MainActor\n@objc\n// sourcery: AutoMockable\npublic protocol P<A, B> { associatedtype A: X, Y; }\n", 0),
        (
            "protocol P<A> {\n    associatedtype A: X, Y where A.B == [Int: String?]\n    associatedtype C = (Int, a: T)\n}\n",
            1
        ),
        ("protocol P { typealias F = (@escaping @Sendable (_ a: inout Int) async throws(E) -> Void) -> [Self.A]? }", 1),
        (
            "protocol P { func a(for b: Int, in: Int) }\nprotocol Q { func a(in c: Int..., _ : X, _ y: any (A & B)) }\n",
            1
        ),
        (
            "protocol P {\n    init?(a: some A & B, b: Optional<Int>.Wrapped.Type)\n    subscript(a: Int, b c: Int) -> Int { get set }\n}",
            1
        ),
        (
            "protocol P { // @mockable\n    func a() // @mockable\n    @discardableResult func b<T: Q, U>(_ t: T) -> U where T.V == U }",
            1
        ),
        (
            "protocol P {} // sourcery: AutoMockable\nstruct S {} // sourcery: AutoMockable\nprotocol Q {\n} // @mockable\n",
            2
        ),
        ("import A // @mockable\nprotocol P {}\n/* @mockable\n*/ protocol Q {}\n", 2),
        (
            "@available(iOS 17, *)\nprotocol P {\n    @available(*, deprecated, message: \"a { b\")\n    func a()\n}\n",
            0
        ),
        (
            "protocol P { func a()\n    static func b()\n    mutating func c()\n    nonisolated var d: Int { get async throws }\n}",
            1
        ),
        ("#if A\nprotocol P {}\n#endif\n", 0), ("enum E {\n    protocol P {}\n}\n", 0),
        (
            "/// @mockable\nfinal class C {\n    let a = \"protocol P { \\(b(\"}\")) \"\n}\n/// @mockable\nextension E {}\n",
            0
        ),
        ("actor A {}\nlet actor = A()\n/// @mockable\nprotocol P {}\nclass C { class func a() {} }\n", 1),
        ("let a = #\"\"\"\n    protocol P {}\n    \"\"\"#\n/* /* */ protocol Q {} */\nprotocol P { func `a`() }\n", 0),
        ("let a = b / c\nlet d = /x{/\nprotocol P {}\n", 0), ("protocol P { func == (a: Self, b: Self) -> Bool }", 0),
        ("protocol P { func a() func b() }", 0), ("protocol P {\n    func a(\n}\nprotocol Q {}\n", 0),
        ("protocol P: class {}\nprotocol Q: B.C<D>, ~Copyable {}\nprotocol R { func a(b: [3 of Int]) }\n", 0),
        ("typealias A = B\ntypealias C<T> = D<T>\nstruct S { typealias E = (Int) -> Void }\nprotocol P: A {}\n", 1),
        ("protocol P {\n    var a: Int { get }; var b: Int { get }\n}\n", 0),
        ("protocol é {}\nprotocol P { func b(ü: Int) }\n", 0),
        ("\u{FEFF}protocol P {}\r\n// @mockable\r\nprotocol Q {\r\n    func a()\r\n}\r\n", 2),
        ("@Suite(.tags(.a)) @MainActor\n// @mockable\nprotocol P {}\n", 0), ("protocol P {\n    func async()\n}\n", 0),
        (
            "@attached(member)\npublic macro m() = #externalMacro(module: \"A\", type: \"B\")\n#Preview { A() }\nprotocol P {}",
            1
        ),
        (
            "protocol P { func a() -> () -> Void\n    func b() -> ((Int) -> Void)?\n    var c: (() -> Int)! { get set } }",
            1
        ),
    ]

    @Test func whatIsPlainIsReadWithoutAParser() throws {
        for (text, plain) in Self.sources {
            let read = try compare(text, text)
            #expect(read?.protocols.count(where: \.isPlain) ?? 0 == plain, "\(text)")
        }
    }

    /// Where a piece is missing or doubled, the source is read as the parser reads it, or is no Swift.
    @Test func damagedSourcesAreReadAsTheParserReadsThem() throws {
        for (text, _) in Self.sources {
            let pieces = text.split(omittingEmptySubsequences: false) { $0.isWhitespace || "(){}:".contains($0) }
            for (number, piece) in pieces.enumerated() where number % 3 == 0 {
                let end = min(piece.endIndex, text.endIndex)
                let behind = end < text.endIndex ? text[text.index(after: end)...] : ""
                _ = try compare(String(text[..<piece.startIndex] + behind), text)
                _ = try compare(String(text[..<end] + piece + text[end...]), text)
            }
        }
    }

    /// - Returns: what was read without the parser; `nil` where the whole of it is the parser's.
    private func compare(_ text: String, _ name: String) throws -> SourceFile? {
        let bytes = Array(text.utf8)
        guard var read = PlainReader.read(bytes, file: 7, path: "A.swift") else { return nil }
        let (parsed, diagnostics) = SourceReader.parse(MockSource(path: "A.swift", bytes: bytes), file: 7)
        read.mark(MarkedStretches(bytes))
        // Elsewhere than in what matters a source may have any error.
        if !diagnostics.isEmpty { return read }
        #expect(read.classes == parsed.classes, "\(name)")
        #expect(read.imports == parsed.imports, "\(name)")
        #expect(read.marked == parsed.marked, "\(name)")
        #expect(read.aliases.map(\.name) == parsed.aliases.map(\.name), "\(name)")
        #expect(read.aliases.map(\.type) == parsed.aliases.map(\.type), "\(name)")
        #expect(read.protocols.count == parsed.protocols.count, "\(name)")
        for (mine, other) in zip(read.protocols, parsed.protocols) {
            var mine = mine
            mine.isPlain = false
            #expect(mine == other, "\(name)")
        }
        return read
    }
}
