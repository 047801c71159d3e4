public import Diagnostics
import FileEmission

extension GeneratedFiles {
    /// The files as a value of JSON.
    public var json: JSONValue {
        .list(
            files.map { file in
                .object([
                    ("path", .text(file.path)),
                    ("kind", .text(file.ownership == .scaffold ? "scaffold" : "generated")),
                    ("template", .text(templates[file.path])),
                    ("spec", .text(file.origin?.path)),
                    ("contents", .text(String(decoding: file.contents, as: UTF8.self))),
                ])
            }
        )
    }
}
