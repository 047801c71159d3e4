import Basics

@testable import CodeGeneration

/// One generated file that changes.
struct Reviewed {
    static let path = "Sources/Shelves/Generated/JarScene.swift"

    var scaffolded: Set<String> = []
    var changes: [GeneratedChange]

    init(from before: String?, to after: String?) {
        changes = [Reviewed.change(before, after, at: Reviewed.path)]
    }

    static func change(_ before: String?, _ after: String?, at path: String) -> GeneratedChange {
        GeneratedChange(path: path, before: before.map { Array($0.utf8) }, after: after.map { Array($0.utf8) })
    }

    private func review(_ jobs: Int) -> ChangeReview { ChangeReview(scaffolded: scaffolded, jobs: jobs) { $0 } }

    func diagnostics(_ sources: [String: String], jobs: Int = 1) -> [Diagnostic] {
        review(jobs).warnings(for: changes) { isWanted in
            sources.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }.filter { isWanted($0.1) }
        }
    }

    func told(_ sources: [String: String], jobs: Int = 1) -> [String] {
        diagnostics(sources, jobs: jobs).map { diagnostic in
            let place = diagnostic.location.map {
                "\($0.path.split(separator: "/").last ?? ""):\($0.line):\($0.column)"
            }
            return "\(place ?? "-") \(diagnostic.id)"
        }
    }

    var timesAsked: Int {
        var times = 0
        _ = review(1).warnings(for: changes) { _ in
            times += 1
            return []
        }
        return times
    }

    func wants(_ source: String) -> Bool {
        var isWantedAtAll = false
        _ = review(1).warnings(for: changes) { isWanted in
            isWantedAtAll = isWanted(Array(source.utf8))
            return []
        }
        return isWantedAtAll
    }
}
