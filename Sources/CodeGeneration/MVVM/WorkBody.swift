/// The statements with which a view model calls its use case and shows the call's progress in a part of the screen.
struct WorkBody {
    let work: ViewModelScript.Work
    let scene: Scene

    private var method: Method { work.method }
    private var data: String? { work.part?.dataProperty }
    private var name: String { work.operation.swiftLiteral }

    var code: [TemplateCode] {
        switch method.work {
        case .load?: [loading]
        case .action?: [acting]
        case nil: asking
        }
    }

    // MARK: What takes its time

    private var loading: TemplateCode {
        let part = !isShownByField && (method.canThrow || work.part?.showsProgress == true) ? data : nil
        let isUnshown = work.target == nil && !method.publishes
        return begun(
            method.publishes ? "follow" : "load",
            [field(work.target?.text()), part.map(ofPart)],
            method.publishes ? .phrase("SentValues(", [call("")], ")") : call(""),
            then: isUnshown ? ["// Yours to show: no field holds it."] : []
        )
    }

    private var acting: TemplateCode {
        let running = scene.fieldPlaces.first { $0.field.name == method.running }?.text()
        let part = method.canThrow ? data : nil
        let tells = method.canThrow && !scene.sharesUseCase
        let unshown: [TemplateCode] = method.givesResult ? ["// Yours to show: no field holds it."] : []
        return begun(
            "perform",
            [field(running), part.map(ofPart), tells ? "unseen: useCase" : nil],
            call(""),
            then: work.target.map { ["viewModel.\($0.text()) = result"] } ?? unshown
        )
    }

    private func field(_ text: String?) -> String? { text.map { "\\.\($0)" } }

    private func ofPart(_ data: String) -> String { "of: \\.\(data)" }

    private func begun(
        _ verb: String,
        _ arguments: [String?],
        _ work: TemplateCode,
        then: [TemplateCode]
    ) -> TemplateCode {
        let given = arguments.compactMap(\.self).joined(separator: ", ")
        let head = "\(verb)\(given.isEmpty ? "" : "(\(given))") { [\(captures.joined(separator: ", "))] in"
        let failed: TemplateCode? = hasPlaceForFailure ? nil : .block("} failed: { viewModel, error in", [Self.unshown])
        if then.isEmpty, failed == nil { return .phrase(head, [work], "}", style: .spaced) }
        if then.isEmpty, let failed { return .block(head, [work], failed) }
        return .block(head, [work], .block("} then: { viewModel, result in", then, failed ?? "}"))
    }

    /// False if a failure can't be shown: the screen has no parts, and no field stores it.
    private var hasPlaceForFailure: Bool { !method.canThrow || isShownByField || data != nil }

    private static let unshown: TemplateCode = "// Yours to show: no part of the screen has a place for it."

    /// The capture list of the task, without the view model itself.
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
        let failure = data.map { "\($0).failure.record(error, in: \(name))" } ?? Self.unshown
        return clearing + [.attempt([shown], throwing: method.thrown?.text, orElse: [failure])]
    }

    private func call(_ assignment: String) -> TemplateCode {
        method.call(assignment, on: "useCase", work.arguments)
    }

    private var clearing: [TemplateCode] { data.map { ["\($0).failure.clear(\(name))"] } ?? [] }

    /// True if a field shows the state of the work by itself.
    private var isShownByField: Bool { work.target?.field.isLoadable == true }

    /// Returns the data object that a field is read from. For example: `imageListData`.
    private static func holder(of field: String) -> String? {
        let name = field.split(separator: ".", maxSplits: 1).first.map(String.init) ?? ""
        return field.contains(".") && (name.hasSuffix("Data") || name == "state") ? name : nil
    }
}
