/// A parameter as written on the command line.
///
/// For example: `recipeID:Int64`, `title:String=Welcome`.
struct MemberArgument {
    let option: String
    let text: String

    /// The argument as diagnostics name it. For example: `--param recipeID:Int64`.
    var argument: String { "\(option) \(text)" }

    /// Reads `name:Type`, with `=value` if it has a default.
    func field() throws(RunFailure) -> SpecEntry {
        guard let (name, rest) = text.split(atFirst: ":"), !rest.isEmpty else {
            throw malformed("has no type", "write it as: \(option) \(typed)")
        }
        guard let (type, value) = rest.split(atFirst: "=") else { return SpecEntry(name, .swiftType(rest)) }
        let isText = ["String", "String?", "Substring", "Substring?", "Character", "Character?"].contains(type)
        guard isText || !value.isEmpty else { throw malformed("has no default after '='", "remove '='") }
        return SpecEntry(
            name,
            .mapping([
                SpecEntry("type", .swiftType(type)), SpecEntry("default", MemberArgument.value(value, ofText: isText)),
            ])
        )
    }

    /// Reads `name=value`, the answer to a template's option.
    func answer(to options: [SceneOption]) throws(RunFailure) -> SpecEntry {
        let (name, value) = text.split(atFirst: "=") ?? (text, "")
        guard let asked = options.first(where: { $0.name == name }) else {
            let near = NearName.find(name, in: options.map(\.name)).map { "did you mean '\($0)'?" }
            throw malformed(
                "isn't asked for",
                near
                    ?? (options.isEmpty
                        ? "no template asks for anything" : "templates ask for \(options.map(\.name).list)")
            )
        }
        guard !value.isEmpty else { throw malformed("has no value", "write it as: \(option) \(name)=…") }
        return switch asked.kind {
        case .text: SpecEntry(name, .quoted(value))
        case .swiftType: SpecEntry(name, .swiftType(value))
        case .list: SpecEntry(name, .list(TopLevelText(value).parts(separatedBy: ",").map(SpecValue.quoted)))
        case .flag, .number, .choice: SpecEntry(name, .text(value))
        }
    }

    /// The text with a type: that of its value, if it has one.
    private var typed: String {
        guard let (name, value) = text.split(atFirst: "=") else { return "\(text.isEmpty ? "name" : text.name):Int64" }
        let type =
            if Int64(value) != nil { "Int64" } else if Double(value) != nil {
                "Double"
            } else if value == "true"
                || value == "false"
            { "Bool" } else { "String" }
        return "\(name.isEmpty ? "name" : name.name):\(type)=\(value)"
    }

    /// Returns a value. Shells remove quotes: `Welcome` is a text if one is expected, `.welcome` a value of the type.
    private static func value(_ value: String, ofText isText: Bool) -> SpecValue {
        isText && !value.hasPrefix(".") ? .quoted(value) : .text(value)
    }

    private func malformed(_ what: String, _ note: String) -> RunFailure {
        .usage([
            Diagnostic(.invalidArgument, at: nil, "'\(argument)' \(what)", notes: [Diagnostic.Note(note)])
        ])
    }
}

extension String {
    /// The text before the first colon.
    fileprivate var name: String { split(atFirst: ":")?.before ?? self }
}
