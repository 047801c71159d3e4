import Diagnostics

@testable import ScaffoldSync

/// One generated file that changes.
struct Reviewed {
    static let path = "Sources/Shelves/Generated/JarScene.swift"

    var package = ChangeReview.Package()
    let change: GeneratedChange

    init(from before: String?, to after: String?) {
        change = GeneratedChange(
            path: Reviewed.path,
            before: before.map { Array($0.utf8) },
            after: after.map { Array($0.utf8) }
        )
    }

    func diagnostics(_ sources: [String: String], jobs: Int = 1) -> [Diagnostic] {
        ChangeReview(package, jobs: jobs) { $0 }.findings(for: [change]) { isWanted in
            sources.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }.filter { isWanted($0.1) }
        }.diagnostics
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
        _ = ChangeReview(package, jobs: 1) { $0 }.findings(for: [change]) { _ in
            times += 1
            return []
        }
        return times
    }

    func wants(_ source: String) -> Bool {
        var isWantedAtAll = false
        _ = ChangeReview(package, jobs: 1) { $0 }.findings(for: [change]) { isWanted in
            isWantedAtAll = isWanted(Array(source.utf8))
            return []
        }
        return isWantedAtAll
    }
}
