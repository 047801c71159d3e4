import ProjectModel
import SwiftReading
import Templating

extension [Parameter] {
    /// What a fresh view shows of each field, as expressions: without it the view would ignore its state.
    ///
    /// A failure has a place of its own on every fresh screen, and nothing can be read of a function.
    ///
    /// - Parameter holder: What has the fields, for example `state`; empty where they are the view's own.
    func drafts(of holder: String) -> [String] {
        filter { $0.name != "failure" && !$0.type.isFunction }.map { field in
            let member = holder.isEmpty ? field.name.spelled(.local) : "\(holder).\(field.name.spelled(.member))"
            return "draftText(\(field.name.swiftLiteral), \(member)\(field.isLoadable ? ".value" : ""))"
        }
    }

    /// The same as the arguments of the call that shows them in a view controller: of one that has a list as its rows.
    func draftCall(of holder: String, inRows: Bool) -> [TemplateCode] {
        let drafts = drafts(of: holder)
        guard !drafts.isEmpty else { return [] }
        guard inRows else { return [.phrase("showDrafts([", drafts, "])", style: .literal)] }
        let rows = drafts.map { "draftRows" + $0.dropFirst("draftText".count) }
        return [.phrase("showRows([", rows, "])", style: .literal)]
    }

    /// Whether any of the fields that are shown is a list.
    var haveLists: Bool { contains { $0.type.isList && $0.name != "failure" } }

    /// The same as a SwiftUI view: one, whatever the number of fields.
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
