import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// The statements by which a view model asks its use case, and lets one part of the screen know how that goes.
struct WorkBody {
    let work: ViewModelScript.Work
    let scene: Scene

    private var method: Method { work.method }
    private var data: String? { work.part?.dataProperty }
    private var name: String { work.operation.swiftLiteral }

    var code: [TemplateCode] {
        switch method.work {
        case .load?: loading
        case .action?: acting
        case nil: asking
        }
    }

    // MARK: What takes its time

    private var loading: [TemplateCode] {
        let isShown = !isShownByField && (method.canThrow || work.part?.showsProgress == true)
        let part = isShown ? data.map { "of: \($0)" } : nil
        let isUnshown = work.target == nil && !method.publishes
        return begun(method.publishes ? "follow" : "load", [work.target?.text(), part], then: isUnshown ? unshown : [])
    }

    private var acting: [TemplateCode] {
        let running = scene.fieldPlaces.first { $0.field.name == method.running }?.text()
        let failing = method.canThrow ? data.map { "of: \($0)" } : nil
        let result: [TemplateCode] =
            work.target.map { ["viewModel.\($0.text()) = result"] } ?? (method.givesResult ? unshown : [])
        return begun("perform", [running, failing], unseen: failing != nil && !scene.sharesUseCase, then: result)
    }

    private var unshown: [TemplateCode] { ["// Yours to show: no field holds it."] }

    /// - Parameters:
    ///   - fields: Each as it is reached from the view model, behind a label if it has one. For example: `of: cartData`.
    ///   - unseen: Whether the use case is told what goes wrong when the screen has gone.
    private func begun(
        _ verb: String,
        _ fields: [String?],
        unseen: Bool = false,
        then: [TemplateCode] = []
    ) -> [TemplateCode] {
        let paths = fields.compactMap(\.self).map { field in
            field.hasPrefix("of: ") ? "of: \\.\(field.dropFirst(4))" : "\\.\(field)"
        }
        let arguments = (paths + (unseen ? ["unseen: useCase"] : [])).joined(separator: ", ")
        let head = "\(verb)\(arguments.isEmpty ? "" : "(\(arguments))") { [\(captures.joined(separator: ", "))] in"
        guard !then.isEmpty else { return [.phrase(head, awaited, "}", style: .spaced)] }
        return [.block(head, awaited, .block("} then: { viewModel, result in", then))]
    }

    /// A screen without parts has no place for what goes wrong.
    private var awaited: [TemplateCode] {
        if method.publishes { return [.phrase("SentValues(", [call("")], ")")] }
        guard method.canThrow, !isShownByField, data == nil else { return [call("")] }
        let place: TemplateCode = "// Yours to show: no part of the screen has a place for it."
        return [
            .attempt([call(method.returns == nil ? "" : "return ")], throwing: method.thrown?.text, orElse: [place])
        ]
    }

    /// What the task refers to; the view model itself it leaves alone.
    private var captures: [String] {
        let read = work.arguments.compactMap { argument in
            Self.holder(of: argument.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "")
        }
        var seen: Set<String> = []
        let readsDescriptor = work.arguments.contains { $0.contains(": descriptor.") }
        return read.filter { seen.insert($0).inserted } + ["useCase"] + (readsDescriptor ? ["descriptor"] : [])
    }

    // MARK: What comes at once

    private var asking: [TemplateCode] {
        let shown = call(work.target.map { $0.text() + " = " } ?? (method.returns == nil ? "" : "_ = "))
        guard method.canThrow else { return [shown] }
        let failure: TemplateCode =
            data.map { "\($0).failure.record(error, in: \(name))" }
            ?? "// Yours to show: no part of the screen has a place for it."
        return clearing + [.attempt([shown], throwing: method.thrown?.text, orElse: [failure])]
    }

    private func call(_ assignment: String) -> TemplateCode {
        method.call(assignment, on: "useCase", work.arguments)
    }

    private var clearing: [TemplateCode] { data.map { ["\($0).failure.clear(\(name))"] } ?? [] }

    /// Whether a field keeps what becomes of the work by itself.
    private var isShownByField: Bool { work.target?.field.loadedBy != nil }

    /// The data object that a field is read from. For example: `imageListData`.
    private static func holder(of field: String) -> String? {
        let name = field.split(separator: ".", maxSplits: 1).first.map(String.init) ?? ""
        return field.contains(".") && (name.hasSuffix("Data") || name == "state") ? name : nil
    }
}
