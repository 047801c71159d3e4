import ArgumentParser
import Basics
import Mustache
import Templating

/// Renders one parsed template 1,000 times with each engine, the two in turns, and prints their times and ratio.
struct Rendering: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Rendering alone, beside swift-mustache.")
    private static let renderings = 1_000
    private static let runs = 15

    func run() throws {
        let (renderings, runs) = (Self.renderings, Self.runs)
        let source = TemplateSource(name: "Presenter", path: "Presenter.mustache", text: PresenterTemplate.text)
        let (templates, diagnostics) = TemplateSet.load([source], shapes: ["Presenter": PresenterTemplate.shape])
        guard diagnostics.isEmpty else { throw Failure(TextReporter().report(diagnostics)) }
        let other = try MustacheTemplate(string: PresenterTemplate.text)
        let presenter = Presenter()
        let (value, dictionary) = (presenter.templateValue, presenter.dictionary)

        let expected = Array(other.render(dictionary).utf8)
        guard try templates.render("Presenter", value) == expected else { throw Failure("the two outputs differ") }

        var ours = Measurement("ours, rendering")
        var oursWithValues = Measurement("ours, building the values and rendering")
        var theirs = Measurement("swift-mustache, rendering")
        for _ in 0..<runs {
            let bytes = [
                try ours.run { try Self.repeated { try templates.render("Presenter", value).count } },
                try oursWithValues.run {
                    try Self.repeated { try templates.render("Presenter", presenter.templateValue).count }
                },
                theirs.run { Self.repeated { other.render(dictionary).utf8.count } },
            ]
            guard bytes.allSatisfy({ $0 == renderings * expected.count }) else { throw Failure("the outputs differ") }
        }
        print("\(PresenterTemplate.text.utf8.count) bytes of template to \(expected.count) bytes,")
        print("\(renderings) times in each of \(runs) runs")
        for measurement in [ours, oursWithValues, theirs] { print(measurement.line) }
        print("ratio of the medians: \((theirs.median / ours.median * 10).rounded() / 10)")
    }

    private static func repeated(_ work: () throws -> Int) rethrows -> Int {
        var count = 0
        for _ in 0..<renderings { count += try work() }
        return count
    }
}
