import SwiftReading
import Testing

@Suite struct BuilderShapeTests {
    @Test(arguments: [
        "FilmModule.assemble(filmID: descriptor.filmID, session: self)", "makeFilm(descriptor)", "FilmController()",
        "Films.FilmModule(session: self).viewController(for: descriptor.film).embedded()", "Films.shared",
        "make(\"Film\", 1, -2, 3.5, true, nil, [1, 2], [\"a\": 1], \\.title, .init(id: 1), Film.self)",
        "Router<Film>().open(descriptor.films[0], (1, 2))", "make(descriptor.film?.id)",
        "make(\"no \\(descriptor.id)\")",
        "[Film]().first", "`default`(descriptor)",
    ]) func callsOnlyBuild(_ text: String) {
        #expect(BuilderShape.fault(in: text) == nil)
    }

    @Test(arguments: [
        ("make { $0 }", "a closure", 5), ("make(id, then: { print(1) })", "a closure", 15),
        ("{ print(1); return Film() }()", "a closure", 0), ("make(id ?? 0)", "the operator '??'", 8),
        ("make(a, !b)", "the operator '!'", 8), ("make(descriptor.id!)", "the operator '!'", 18),
        ("isOn ? A() : B()", "the operator '?:'", 5), ("make(x as? Film)", "the operator 'as?'", 7),
        ("make(x is Film)", "the operator 'is'", 7), ("try? make()", "'try'", 0),
        ("make(0...9)", "the operator '...'", 6),
        ("make(\"é\", a + b)", "the operator '+'", 12), ("make(\"\\(a + b)\")", "the operator '+'", 10),
        ("make(a { 1 } ?? b)", "a closure", 7), ("12", "only a value", 0), ("\"Film\"", "only a value", 0),
        ("if a { b } else { c }", "a statement", 0),
    ]) func moreIsNamedWhereItStands(_ text: String, _ fault: String, _ offset: Int) {
        #expect(BuilderShape.fault(in: text) == SwiftReadingProblem(fault, at: offset))
    }
}
