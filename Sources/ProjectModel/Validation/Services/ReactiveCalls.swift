/// A module that awaits reactive types' values depends on the products that declare the types.
enum ReactiveCalls: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        guard specs.project.manifest?.value != .team, !specs.isUnread(.packages) else { return }
        for module in specs.specs.modules {
            let products = module.packages.map(\.value)
            let calls = module.scenes.flatMap(\.askedMethods).compactMap(\.call).filter { call in
                call.value.reading.map { !products.contains($0.module) } ?? false
            }
            guard let first = calls.first, let reading = first.value.reading else { continue }
            let missing = Set(calls.compactMap(\.value.reading?.module)).sorted()
            problems.report(
                .missingKey,
                at: first.location,
                "'\(first.value.text)' gives a '\(reading.rawValue)' of \(reading.module), on which '\(module.name.value)' doesn't depend",
                notes: [
                    Diagnostic.Note(
                        "write in \(specs.path(of: module.name.value))/module.yml: packages: [\((products + missing).joined(separator: ", "))]"
                    ),
                    package(with: missing, specs.project).map {
                        Diagnostic.Note("and in \(specs.project.path): \($0)")
                    },
                ].compactMap(\.self)
            )
        }
    }

    /// Returns what the project has to say of products; `nil` if it lists them all.
    private static func package(with products: [String], _ project: ProjectSpec) -> String? {
        let listed = project.packages.flatMap(\.products).map(\.value)
        let missing = products.filter { !listed.contains($0) }
        if missing.isEmpty { return nil }
        if let known = project.packages.first(where: { $0.products.contains { $0.value.hasPrefix("Rx") } }) {
            let all = (known.products.map(\.value) + missing).joined(separator: ", ")
            return "products: [\(all)] of '\(known.name.value)'"
        }
        let list = missing.joined(separator: ", ")
        let package = "RxSwift: { url: https://github.com/ReactiveX/RxSwift, version: \"6.9.0\", products: [\(list)] }"
        return project.packages.isEmpty ? "packages: { \(package) }" : "\(package), under 'packages'"
    }
}
