import Testing

@testable import SwiftReading

@Suite struct NameSearchTests {
    @Test(arguments: ["Jar", "let jar: Jar", "Jar.open()", "// of Jar", "`Jar`", "x.größe", "[Jar]()"])
    func aWholeNameIsFound(source: String) {
        #expect(NameSearch(["Jar", "größe"]).findsAny(in: Array(source.utf8)))
    }

    @Test(arguments: ["", "JarView", "MyJar", "jar", "Jar_", "Jar2", "größer", "gr", " "])
    func aPartOfANameIsNot(source: String) {
        #expect(!NameSearch(["Jar", "größe"]).findsAny(in: Array(source.utf8)))
    }

    @Test func noNamesAreFoundNowhere() {
        #expect(!NameSearch([String]()).findsAny(in: Array("Jar \n".utf8)))
        #expect(!NameSearch([""]).findsAny(in: Array("Jar \n".utf8)))
    }
}
