import Basics
import SwiftReading

/// A module that awaits a reactive type's value depends on the product that declares the type.
enum ReactiveCalls: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        guard specs.project.manifest?.value != .team, !specs.isUnread(.packages) else { return }
        for module in specs.specs.modules {
            let products = Set(module.packages.map(\.value))
            var seen: Set<String> = []
            for call in module.scenes.flatMap(\.askedMethods).compactMap(\.call) {
                guard let reading = call.value.reading, !products.contains(reading.module),
                    seen.insert(reading.module).inserted
                else { continue }
                report(call, reading, in: module, specs, problems)
            }
        }
    }

    private static func report(
        _ call: Located<ServiceCall>,
        _ reading: ReactiveReading,
        in module: ModuleSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        let product = reading.module
        let all = (module.packages.map(\.value) + [product]).joined(separator: ", ")
        let isKnown = specs.project.packages.contains { $0.products.contains { $0.value == product } }
        let package =
            "packages: { RxSwift: { url: https://github.com/ReactiveX/RxSwift, version: \"6.9.0\", products: [\(product)] } }"
        problems.report(
            .missingKey,
            at: call.location,
            "'\(call.value.text)' gives a '\(reading.rawValue)' of \(product), on which '\(module.name.value)' doesn't depend",
            notes: [
                Diagnostic.Note("add it to \(specs.path(of: module.name.value))/module.yml: packages: [\(all)]"),
                isKnown ? nil : Diagnostic.Note("and the package to \(specs.project.path): \(package)"),
            ].compactMap(\.self)
        )
    }
}
