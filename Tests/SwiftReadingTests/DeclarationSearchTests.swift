import SwiftReading
import Testing

/// Where a source may declare a type, by its bytes alone.
@Suite struct DeclarationSearchTests {
    private func mayFind(_ source: String) -> Bool {
        DeclarationSearch(["Jar", "Lid"]).mayFind(in: Array(source.utf8))
    }

    @Test(arguments: [
        "class Jar {}", "public final class Jar<T> {}", "struct\n  Jar: Sendable {}", "enum `Jar` {}", "actor Jar {}",
        "protocol Lid: AnyObject {}", "typealias Jar = Int", "extension Jar {}", "extension Shelf.Jar {}",
        "extension Shop . Shelf\n.`Jar` {}", "let a = 1; struct Jar {}", "struct /* old */ Jar {}", "class// x\nJar {}",
        "indirect enum Lid { case a }",
    ])
    func declarationsAndExtensionsAreFound(source: String) { #expect(mayFind(source)) }

    @Test(arguments: [
        "", "Jar()", "let jar: Jar", "class JarView {}", "class Shelf: Jar {}", "extension Shelf { var jar: Jar }",
        "class func make() -> Jar { Jar() }", "// Jar\nstruct Shelf {}", "extension Jars.Shelf { }",
        "enum Shelf<Jar> {}",
        "typealias Shelf = Jar", "let actor = Jar()",
    ])
    func usesNeedNoParse(source: String) { #expect(!mayFind(source)) }
}
