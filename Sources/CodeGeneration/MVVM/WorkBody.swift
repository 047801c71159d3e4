import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// The statements by which a view model asks its use case, and lets one part of the screen know how that goes.
struct WorkBody: WorkStatements {
    let work: ViewModelScript.Work
    let scene: Scene

    var method: Method { work.method }
    var isReloaded: Bool { work.isReloaded }
    var asked: String { "useCase" }
    var tasks: String { "tasks" }
    var runningFlag: String? { method.work == .action ? progress : nil }
    private var data: String? { work.part?.dataProperty }

    /// How a load that failed is begun again as it was.
    var again: [TemplateCode] { beginning + ["tasks.reload(\(name))"] }

    /// The field that keeps what becomes of a load by itself. For example: `imageListData.images`.
    private var loadable: String? { work.target.flatMap { $0.field.loadedBy == nil ? nil : $0.text() } }

    var beginning: [TemplateCode] {
        if let loadable { return ["\(loadable).begin()"] }
        return (progress.map { ["\($0) = true"] } ?? [])
            + (method.canThrow ? data.map { ["\($0).failure.clear(\(name))"] } ?? [] : [])
    }

    /// The field that says that the work is under way. Only what takes its time has one.
    private var progress: String? {
        switch method.work {
        case .load?: work.part?.showsProgress == true && loadable == nil ? data.map { "\($0).isLoading" } : nil
        case .action?: scene.fieldPlaces.first { $0.field.name == method.running }?.text()
        case nil: nil
        }
    }

    /// Of the part: they may still be under way when this one has ended.
    private var otherLoads: [String] {
        guard progress != nil else { return [] }
        return otherLoads(among: scene.useCaseMethods, in: scene).filter { load in
            work.part?.state.contains { field in load.returns.map(field.type.holds) == true } == true
        }.map(\.name)
    }

    private var ending: [TemplateCode] {
        guard let progress else { return [] }
        let shown = inTask(progress)
        guard !otherLoads.isEmpty else { return ["\(shown) = false"] }
        let names = otherLoads.map(\.swiftLiteral).joined(separator: ", ")
        return ["\(shown) = self?.tasks.isLoading(\(names)) ?? false"]
    }

    var attempt: [TemplateCode] {
        guard method.canThrow else { return success + ending }
        return [.attempt(success, throwing: method.thrown?.text, orElse: failure)] + ending
    }

    /// A load that was replaced by a later one, or whose screen is gone, shows nothing.
    private var stillWanted: [TemplateCode] {
        method.work == .load ? ["guard !Task.isCancelled else { return }"] : []
    }

    private var success: [TemplateCode] {
        guard method.work == .load else { return call(work.target.map { written($0) + " = " } ?? ignored) }
        guard let target = work.target else { return call(ignored) + (progress == nil ? [] : stillWanted) }
        return call("let result\(method.annotation) = ") + stillWanted + [
            "\(written(target)) = \(loadable == nil ? "result" : ".loaded(result)")"
        ]
    }

    /// The state of the screen is the view model's own, and written through it; a task outlives it.
    private func inTask(_ field: String) -> String {
        method.work != nil && Self.isOfScreen(field) ? "self?.\(field)" : field
    }

    private func written(_ target: FieldPlace) -> String { inTask(target.text()) }

    private static func isOfScreen(_ field: String) -> Bool { field.hasPrefix("state.") }

    private var ignored: String { method.returns == nil ? "" : "_ = " }

    private var failure: [TemplateCode] {
        let unseen: [TemplateCode] =
            method.work == .action
            ? ["guard self != nil else { return \(unseenFailure) }"] : []
        if let loadable { return stillWanted + ["\(inTask(loadable)).fail(error, in: \(name))"] }
        guard let data else { return unseen + ["// Yours to show: no part of the screen has a place for it."] }
        let label = work.isRetried ? "inLoad" : "in"
        return stillWanted + unseen + ["\(data).failure.record(error, \(label): \(name))"]
    }

    /// Where a failure goes whose screen has gone. A use case that scenes share knows nothing of screens.
    private var unseenFailure: String {
        scene.sharesUseCase
            ? "SceneFailure(error, in: \(name)).log()" : "useCase.handleUnseenFailure(error, in: \(name))"
    }

    private func call(_ assignment: String) -> [TemplateCode] { [call(assignment, work.arguments)] }

    /// How a publisher is followed: each value is shown, and what it ends with.
    var following: [TemplateCode] {
        let shown: [TemplateCode] =
            work.target.map { ["\(written($0)) = \(loadable == nil ? "result" : ".loaded(result)")"] } ?? []
        let received = shown + ending
        let value = work.target == nil ? "_" : "result"
        let head = "tasks.follow(\(name), publisher) {\(captured(writing: work.target?.text())) \(value) in"
        let ended = shownEnd + ending
        let body: TemplateCode =
            ended.isEmpty
            ? .block(head, received)
            : .block(
                head,
                received,
                .block("} ended: {\(captured(writing: endField)) \(shownEnd.isEmpty ? "_" : "error") in", ended)
            )
        return [call("let publisher = ", work.arguments), body]
    }

    /// Where it is shown that a publisher has failed.
    private var endField: String? { method.canThrow ? loadable ?? data.map { $0 + ".failure" } : nil }

    private var shownEnd: [TemplateCode] {
        guard method.canThrow else { return [] }
        if let loadable { return ["if let error { \(inTask(loadable)).fail(error, in: \(name)) }"] }
        let label = work.isRetried ? "inLoad" : "in"
        return data.map { ["if let error { \($0).failure.record(error, \(label): \(name)) }"] } ?? []
    }

    private func captured(writing field: String?) -> String {
        let fields = [field, progress].compactMap(\.self)
        let looksForSelf = fields.contains(where: Self.isOfScreen) || !otherLoads.isEmpty
        var names = looksForSelf ? ["weak self"] : []
        for holder in fields.compactMap(Self.holder) where holder != "state" && !names.contains(holder) {
            names.append(holder)
        }
        return names.isEmpty ? "" : " [\(names.joined(separator: ", "))]"
    }

    /// What the task reads and writes; the view model itself it leaves alone.
    var captures: [String] {
        let writesState = [progress, work.target?.text()].compactMap(\.self).contains(where: Self.isOfScreen)
        let looksForSelf = method.work == .action && method.canThrow || !otherLoads.isEmpty || writesState
        let readsDescriptor = work.arguments.contains { $0.contains(": descriptor.") }
        return (looksForSelf ? ["weak self"] : []) + usedData + ["useCase"] + (readsDescriptor ? ["descriptor"] : [])
    }

    private var usedData: [String] {
        let written = [
            progress.flatMap(Self.holder), work.target?.part?.dataProperty,
            method.canThrow && loadable == nil ? data : nil,
        ]
        let read = work.arguments.map { argument in
            Self.holder(of: argument.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "")
        }
        var seen: Set<String> = []
        return (written.filter { $0 != "state" } + read).compactMap(\.self).filter { seen.insert($0).inserted }
    }

    /// The data object that a field is read from. For example: `imageListData`.
    private static func holder(of field: String) -> String? {
        let name = field.split(separator: ".", maxSplits: 1).first.map(String.init) ?? ""
        return field.contains(".") && (name.hasSuffix("Data") || name == "state") ? name : nil
    }
}
