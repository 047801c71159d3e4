import ProjectModel
import SwiftReading

/// The statements by which a view model asks its use case, and lets one part of the screen know how that goes.
struct WorkBody {
    let work: ViewModelScript.Work

    var lines: [String] {
        guard work.isAsync else { return beginning + attempt(indentation: 8) }
        return beginning
            + Layout.block("tasks.run { [\(captures)] in", attempt(indentation: 12))
    }

    private var data: String? { work.part?.dataProperty }

    /// Only what takes its time is worth an activity indicator.
    private var showsProgress: Bool { work.isAsync && work.part?.showsProgress == true }

    private var beginning: [String] {
        guard let data else { return [] }
        return (showsProgress ? ["\(data).isLoading = true"] : []) + (work.canThrow ? ["\(data).failure = nil"] : [])
    }

    private func attempt(indentation: Int) -> [String] {
        let end = showsProgress ? data.map { ["\($0).isLoading = false"] } ?? [] : []
        guard work.canThrow else { return work.steps.flatMap { call($0, indentation: indentation) } + end }
        let calls = work.steps.flatMap { call($0, indentation: indentation + 4) }
        return Layout.attempt(calls, orElse: failure) + end
    }

    private var failure: [String] {
        guard let data else { return ["// Yours to show: no part of the screen has a place for it."] }
        return ["\(data).failure = SceneFailure(error, in: \(work.name.swiftLiteral))"]
    }

    private func call(_ step: ViewModelScript.Step, indentation: Int) -> [String] {
        let ignored = step.method.returns == nil ? "" : "_ = "
        let assignment = step.target.map { $0.text() + " = " } ?? ignored
        let effects = FunctionPhrases(step.method).callEffects
        return Layout.list(
            "\(assignment)\(effects)useCase.\(step.method.name.spelled(.member))(",
            step.arguments,
            ")",
            indentation: indentation
        )
    }

    /// What the task reads and writes; the view model itself it leaves alone.
    private var captures: String {
        let arguments = work.steps.flatMap(\.arguments)
        var captures = ["useCase"]
        for name in ["descriptor"] where arguments.contains(where: { $0.contains(": \(name).") }) {
            captures.append(name)
        }
        return (usedData(arguments) + captures).joined(separator: ", ")
    }

    private func usedData(_ arguments: [String]) -> [String] {
        let written = work.steps.compactMap(\.target?.part?.dataProperty)
        let own = data.map { showsProgress || work.canThrow ? [$0] : [] } ?? []
        let read = arguments.compactMap { argument -> String? in
            let value = argument.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
            let name = value.split(separator: ".", maxSplits: 1).first.map(String.init) ?? ""
            return value.contains(".") && name.hasSuffix("Data") ? name : nil
        }
        var seen: Set<String> = []
        return (own + written + read).filter { seen.insert($0).inserted }
    }
}
