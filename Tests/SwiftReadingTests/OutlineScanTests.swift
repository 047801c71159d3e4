import Foundation
import Testing
import TestSupport

@testable import SwiftReading

/// The outline by bytes alone is that of the parser, or there is none.
@Suite struct OutlineScanTests {
    /// In what both find; an editor's places are the parser's alone.
    private func isSame(_ scan: SourceOutline, _ read: SourceOutline) -> Bool {
        scan.imports == read.imports && scan.otherTypes == read.otherTypes && scan.protocols == read.protocols
            && read.problem == nil && scan.blocks.count == read.blocks.count
            && zip(scan.blocks, read.blocks).allSatisfy { isSame($0, $1) }
    }

    private func isSame(_ scan: MemberBlock, _ read: MemberBlock) -> Bool {
        var initializers = read.initializers
        for position in initializers.indices { initializers[position].assignments = [] }
        let isSameHead =
            scan.type == read.type && scan.isExtension == read.isExtension && scan.keyword == read.keyword
            && scan.modifiers == read.modifiers && scan.qualifier == read.qualifier && scan.inherited == read.inherited
            && scan.arguments == read.arguments && scan.genericParameters == read.genericParameters
            && scan.extendedArguments == read.extendedArguments && scan.requirements == read.requirements
            && scan.isVisibleOutside == read.isVisibleOutside && scan.mayHaveMacro == read.mayHaveMacro
        let areSamePlaces =
            scan.start == read.start && scan.opening == read.opening && scan.closing == read.closing
            && scan.firstMember == read.firstMember && scan.propertyPlaces == read.propertyPlaces
        let areSameMembers =
            scan.functions == read.functions && scan.initializers == initializers
            && scan.properties == read.properties && scan.cases == read.cases
            && scan.memberwiseParameters == read.memberwiseParameters
            && scan.hidingProperties == read.hidingProperties
        return isSameHead && areSamePlaces && areSameMembers
    }

    /// What people wrote in the sample's modules.
    private func scaffolds() throws -> [(path: String, bytes: [UInt8])] {
        let root = Repository.kitchen.appendingPathComponent("Sources")
        let listed = try #require(FileManager.default.enumerator(atPath: root.path))
        let paths = listed.compactMap { $0 as? String }.filter {
            $0.hasSuffix(".swift") && $0.contains("/Application/") && !$0.contains("/Generated/")
        }
        return try paths.map { ($0, [UInt8](try Data(contentsOf: root.appendingPathComponent($0)))) }
    }

    @Test func itIsTheParsersForTheSample() throws {
        // Parsing them takes a minute.
        let scaffolds = try scaffolds().enumerated().filter { $0.offset % (TestExtent.isWhole ? 1 : 10) == 0 }.map(
            \.element
        )
        var scanned = 0
        for (path, bytes) in scaffolds {
            guard let scan = SourceOutline.scan(bytes) else { continue }
            scanned += 1
            #expect(isSame(scan, SourceOutline.read(bytes)), "\(path)")
        }
        #expect(
            scaffolds.count > (TestExtent.isWhole ? 50 : 5) && scanned * 10 >= scaffolds.count * 8,
            "\(scanned) of \(scaffolds.count)"
        )
    }

    @Test(arguments: [
        "final class Jar: Lid, @unchecked Sendable { var a = { 1 }() ; func b() {} }",
        "struct Jar { let a: [String: Int], b: Int }", "struct Jar<T> { func a() {} }",
        "extension Jar where T == Int { func a() {} }", "struct Jar { func a<T>(_ t: T) {} }",
        "struct Jar { let a = 1\n    + 2\n    func b() {} }", "struct Jar { var a: Int\n    { 1 }\n}",
        "struct Jar { let a = \"\\(b(\"c\"))\" }", "struct Jar { let a = \"\"\"\n    func b() {}\n    \"\"\" }",
        "struct Jar { let a = #\"func b() {}\"# }", "struct Jar { func a() { let r = /[{]/ } }",
        "struct Jar { /* func a() {} /* */ */ func b() {} }", "struct Jar { // }\n func b() {} }",
        "struct `Jar` { func `a`() {} }", "struct Jär { func ä() {} }",
        "struct Jar { subscript(a: Int) -> Int { 1 }\n    func b() {} }", "enum Jar: Int { case a = 1, b\n    case c }",
        "enum Jar { case a(Int = 3), b(x: String)\n    indirect case c(Jar) }",
        "struct Jar { func a(b: Int = c < d ? 1 : 2, e: Int) {} }", "struct Jar { func a(b: Int...) {} }",
        "struct Jar { func a(_ b: inout Int, c d: @escaping (Int, String) -> Void = { _, _ in }) async throws -> [Int]? {} }",
        "struct Jar { func a() throws(Lid) -> some View {} }", "struct Jar { init?(a: Int) { return nil } }",
        "#if os(iOS)\nimport UIKit\n#else\nimport Lid\n#endif\nstruct Jar {\n#if A\n    func a() {}\n#endif\n}",
        "#Preview { Jar() }\nstruct Jar {}",
        "@Observable final class Jar { private(set) var a = 1 { didSet { b() } } }",
        "class Jar { class func a() {}\n    class Lid {}\n    static var b: Int { 1 } }",
        "struct Jar { @State private var a: Int?\n    @Binding var b: Int\n    let c: (() -> Int)? }",
        "import struct Foundation.URL\n@testable import Lid\npublic import Shelf.Board\n",
        "protocol Jar: Lid, Shelf { func a() }\nprotocol Lid<T> {}\ntypealias A = B\n",
        "extension Shelves.Jar: Lid.Open { fileprivate func a() {} }", "private extension Jar { func a() {} }",
        "struct Jar { let a = if b { 1 } else { 2 }\n    let c: Int }", "struct Jar { var a: Int = 1 { willSet {} } }",
        "struct Jar { lazy var a = b\n        .c { 1 }\n        .d\n    var e: Int { get { 1 } set {} } }",
        "struct Jar { var a: any Lid = Lid(), b = 1 }", "struct Jar { let (a, b) = (1, 2) }",
        "struct Jar { func a() where Self: Lid {}\n    deinit {} }", "print(1)\nstruct Jar {}",
        "struct Jar { func + () {} }",
        "actor Jar { nonisolated(unsafe) var a = 1\n    nonisolated func b() async {} }", "class Jar: Box<Int>, Lid {}",
        "struct Jar { typealias A = @MainActor (Int) -> Void\n    func b(_ a: A) {} }", "struct Jar: ~Copyable {}",
        "struct Jar { func a() -> Int\n    { 1 } }",
        "struct Jar { func a(\n        b: Int,\n        c: Int\n    ) {} }",
        "struct Jar { func a(b: Int,) {} }", "struct Jar { var a: Int { @Lid get { 1 } } }",
        "struct Jar { let a: Int? = nil; let b = 2 }", "struct Jar { let a = b ??\n    optional\n    let c: Int }",
        "struct Jar { let a = try\n    open()\n    func b() {} }", "struct Jar { let a = 1 /*\n*/ let b = 2 }",
        "struct Jar {\n#if A func a() {}\n#endif\n}", "#if A &&\n    B\nimport Lid\n#endif\nstruct Jar {}",
        "#if !os(iOS) || compiler(>=6) // C\nimport Lid\n#endif", "struct Jar { let a: Lid&Shelf? }",
        "struct Jar {\n#if A\n}\n#endif", "protocol Jar: class {}", "struct Jar { @State() var a: Int }",
        "struct Jar { private private(set) var a: Int }", "struct Jar { func a() { b /= /{/ } }",
        "struct Jar { func a() { b(\"\\(c // )\n)\") } }", "struct Jar { func a() { “}” } }", "\u{FEFF}struct Jar {}",
        "struct Jar { func a() { '}' } }", "struct Jar\0{ func a() {} }",
        "class Jar {\r\n    let a = 1\r\n    func b() {}\r\n}",
        "struct Jar { let a = b\n#if A\n    .c()\n#endif\n    let d = 1 }", "#makeJar\nstruct Jar { #makeLid(1) { } }",
        "struct Jar { let a = b > c, d: Int }", "struct Jar { var a: Int { didSet {} }\n    var b: Int { _read {} } }",
        "struct Jar { let a: Int // b\n        .c\n    }", "class Jar { final class open {} }",
        "@main struct Jar<each T> {}",
        "struct Jar { let a = b as\n    actor\n    let c = 1 }", "struct Jar { let a = #\"\"\"\n}\n\"\"\"#\n}",
        "struct Jar { func a() { let `b` = { $0 } } }", "struct Jar { func a() { <#}#> } }",
        "operator infix +-\nstruct Jar {}", "struct Jar { let a = b<c, d>(e)\n    let f: Int }",
        "struct Jar { let a = b<c, [d.e]>(f) { g in\n    h\n    }\n    let i: Int }",
        "struct Jar { let a = b<c, d> e }",
        "struct Jar { let a = b<c[0], d = e>(f) }", "struct Jar { let a = b<c<d, e>, f>()\n    func g() {} }",
    ])
    func itIsTheParsersOrThereIsNone(source: String) {
        let bytes = Array(source.utf8)
        guard let scan = SourceOutline.scan(bytes) else { return }
        let read = SourceOutline.read(bytes)
        #expect(read.problem != nil || isSame(scan, read))
    }

    /// Every scaffolded view controller has such a property.
    @Test func genericArgumentsNeedNoParser() throws {
        let source =
            "class Jar { lazy var lids = Lids<Int, Lid.ID>(of: self) { [weak self] lid in lid }\n    func a() {} }"
        #expect(try #require(SourceOutline.scan(Array(source.utf8))).blocks.first?.functions.map(\.name) == ["a"])
    }

    /// Nothing is told of what isn't whole, and nothing of it ends the process.
    @Test func everyBeginningOfASourceIsTheParsersOrThereIsNone() throws {
        let path =
            "Tests/Goldens/SwiftUI/package/Sources/Shelves/Application/ShelfList/Sections/ShelfListStateSection.swift"
        let bytes = [UInt8](try Data(contentsOf: Repository.root.appendingPathComponent(path)))
        #expect(SourceOutline.scan(bytes) != nil)
        for count in 0..<bytes.count {
            let beginning = Array(bytes[..<count])
            guard let scan = SourceOutline.scan(beginning) else { continue }
            let read = SourceOutline.read(beginning)
            #expect(isSame(scan, read), "\(count)")
        }
    }

    /// Nested so deeply that a thread's stack wouldn't do, or endless.
    @Test(arguments: [
        "\"\\(", "(", "[", "{", "/*", "\"\"\"\n\\(", "<", "@a ", "class ", "a.", "#if A\n", "?", "`", "\\",
    ])
    func whatIsHostileIsTheParsers(piece: String) {
        for beginning in [
            "", "struct Jar { let a: ", "struct Jar { let a = ", "struct Jar { func a() { ", "class Jar: ",
        ] {
            let source = beginning + String(repeating: piece, count: 20_000)
            #expect(SourceOutline.scan(Array(source.utf8)) == nil)
        }
    }

    /// A mistake outside of functions is left to the parser.
    @Test(arguments: [
        "struct Jar {", "struct Jar {}}", "struct Jar { func a() { ) } }", "struct { }", "struct Jar { let }",
    ])
    func whatIsBrokenIsTheParsers(source: String) {
        #expect(SourceOutline.scan(Array(source.utf8)) == nil)
    }
}
