extension FileDecoder {
    /// `version: 6.9.0`, `version: exact 6.9.0`, `version: branch main` or `version: revision 5f1a6c2`.
    func packageState(_ node: YAMLNode) -> PackageRequirement? {
        if let meant = PackageState.meant(by: node) {
            reportKind(of: node, key: "version", takes: "one line", notes: [PackageState.note(meant)])
            return nil
        }
        guard let scalar = scalar(node, key: "version", takes: PackageKeys.version.key.type) else { return nil }
        let state = PackageState(scalar.text)
        if let requirement = state.requirement { return requirement }
        report(.invalidValue, at: node, "'\(state.text.shown)' is not a \(state.noun)", notes: [state.note])
        return nil
    }
}

/// Which state of a package a text asks for: a version, or a word and what it is of.
struct PackageState {
    private let word: PackageRequirement.Word?
    let text: String

    init(_ written: String) {
        let first = written.prefix { $0 != " " }
        word = PackageRequirement.Word(rawValue: String(first))
        text = word == nil ? written : String(written.dropFirst(first.count).drop { $0 == " " })
    }

    /// `nil` where it isn't one.
    var requirement: PackageRequirement? {
        switch word {
        case nil: AddressCheck.isPackageVersion(text) ? .from(text) : nil
        case .exact: AddressCheck.isPackageVersion(text) ? .exact(text) : nil
        case .branch: AddressCheck.isBranch(text) ? .branch(text) : nil
        case .revision: AddressCheck.isCommit(text) ? .revision(text) : nil
        }
    }

    /// The corrected text.
    var noun: String {
        switch word {
        case nil, .exact: "version"
        case .branch: "name of a branch"
        case .revision: "commit"
        }
    }

    /// The text to write instead.
    var note: String {
        switch word {
        case nil where Self.branches.contains(text): Self.note(PackageState("branch \(text)"))
        case nil where text.utf8.count == 40 && AddressCheck.isCommit(text): Self.note(PackageState("revision \(text)"))
        case nil:
            AddressCheck.packageVersion(meantBy: text).map { "write it as: version: \"\($0)\"" }
                ?? "write three numbers, for example: version: \"1.0.0\"; or 'exact 1.0.0', 'branch main', 'revision 5f1a6c2'"
        case .exact:
            AddressCheck.packageVersion(meantBy: text).map { "write it as: version: exact \($0)" }
                ?? "write three numbers, for example: version: exact 1.0.0"
        case .branch: "write one, for example: version: branch main"
        case .revision: "write one in hexadecimal digits, for example: version: revision 5f1a6c2"
        }
    }

    /// Returns the meaning of a mapping, or of a word before a colon. For example: `version: { branch: main }`.
    static func meant(by node: YAMLNode) -> PackageState? {
        guard case .mapping(let entries) = node.content, entries.count == 1,
            let word = PackageRequirement.Word(rawValue: entries[0].name), let text = entries[0].value.wordIfAny
        else { return nil }
        let state = PackageState("\(word.rawValue) \(text)")
        return state.requirement == nil ? nil : state
    }

    /// For a state that is one.
    static func note(_ state: PackageState) -> String {
        "write it as: version: \(state.requirement?.specText ?? state.text)"
    }

    /// For a key with one of the words. For example: `exact: 6.9`.
    static func note(onKey key: String, value: String?) -> String? {
        PackageRequirement.Word(rawValue: key).map { word in
            let example = word == .branch ? "main" : word == .exact ? "1.0.0" : "5f1a6c2"
            let state = PackageState("\(word.rawValue) \(value ?? example)")
            if value == nil { return "write it, for example: version: \(state.requirement?.specText ?? example)" }
            return state.requirement == nil ? state.note : note(state)
        }
    }

    /// The same for editors, as a regular expression of JavaScript's; what it lets through is checked once more.
    static let pattern = {
        let version = #"\d+\.\d+\.\d+([-+][0-9A-Za-z.+-]+)?"#
        return "^((exact +)?\(version)|branch +[0-9A-Za-z._/-]+|revision +[0-9a-f]{7,64})$"
    }()

    /// Words that are never versions.
    private static let branches: Set = ["main", "master", "develop", "trunk"]
}
