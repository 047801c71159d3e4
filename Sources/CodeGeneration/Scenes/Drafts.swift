extension [Parameter] {
    /// Returns an expression for each field that a scaffolded view shows: otherwise, the view would ignore its state.
    ///
    /// Failures are left out, since every scaffolded screen shows them elsewhere, and functions, which have no text.
    ///
    /// - Parameter holder: The value with the fields, for example `state`; empty if they are the view's own.
    func drafts(of holder: String) -> [String] {
        filter { $0.name != "failure" && !$0.type.isFunction }.map { field in
            let member = holder.isEmpty ? field.name.spelled(.local) : "\(holder).\(field.name.spelled(.member))"
            return "draftText(\(field.name.swiftLiteral), \(member)\(field.isLoadable ? ".value" : ""))"
        }
    }

    /// Returns the call that shows the drafts in a view controller, as rows if there is a list.
    func draftCall(of holder: String, inRows: Bool) -> [TemplateCode] {
        let drafts = drafts(of: holder)
        guard !drafts.isEmpty else { return [] }
        guard inRows else { return [.phrase("showDrafts([", drafts, "])", style: .literal)] }
        let rows = drafts.map { "draftRows" + $0.dropFirst("draftText".count) }
        return [.phrase("showRows([", rows, "])", style: .literal)]
    }

    /// True if any of the shown fields is a list.
    var haveLists: Bool { contains { $0.type.isList && $0.name != "failure" } }

    /// Returns the drafts as one SwiftUI view, whatever the number of fields.
    func draftView(of holder: String) -> [TemplateCode] {
        let drafts = drafts(of: holder)
        guard drafts.count > 1 else { return drafts.map { "Text(\($0))" } }
        let lines = TemplateCode.phrase(
            "[",
            drafts,
            "].joined(separator: \"\\n\")",
            style: .literal,
            lineLength: 0
        )
        // swift-format takes a line of the full length with an escape in it for one that is too long.
        return [.phrase("Text(", [lines], ")", lineLength: TemplateCode.lineLength - 1)]
    }
}
