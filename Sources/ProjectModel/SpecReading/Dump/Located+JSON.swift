extension Located {
    func dump(_ text: (Value) -> String) -> JSONValue {
        .object([("value", .text(text(value))), ("at", .text(place))])
    }

    /// The line and column. For example: `4:11`.
    var place: String { "\(location.line):\(location.column)" }
}

extension Located<String> {
    var dump: JSONValue { dump { $0 } }
}
