/// The names in Swift that are taken by other names of a design.
struct TakenNames {
    let what: String
    private var written: [String: String] = [:]

    init(what: String) {
        self.what = what
    }

    mutating func take(_ name: String, of style: DesignFile.Style) throws(DesignFault) {
        try take(name, of: style.name, at: style.place)
    }

    mutating func take(_ name: String, of text: String, at place: DesignPlace) throws(DesignFault) {
        guard let other = written.updateValue(text, forKey: name) else { return }
        throw Self.fault(what, name, other, at: place)
    }

    static func fault(_ what: String, _ name: String, _ other: String, at place: DesignPlace) -> DesignFault {
        DesignFault(
            "two \(what) would be '\(name)' in Swift; the other is '\(other.shown)'",
            "give one of them another name in Figma",
            at: place
        )
    }
}
