extension TemplateName {
    /// Reads a dotted name or a single `.`; `nil` if the text is neither.
    init?(_ range: Range<Int>, in text: TemplateText) {
        self.text = text.string(range)
        self.range = range
        guard self.text != "." else {
            components = []
            return
        }
        var components: [Component] = []
        var start = range.lowerBound
        for part in text.bytes[range].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
            let place = start..<(start + part.count)
            let name = text.string(place)
            guard name.isTemplateIdentifier else { return nil }
            components.append(Component(name: name, range: place))
            start = place.upperBound + 1
        }
        self.components = components
    }
}

extension String {
    /// True for letters, digits, `_` and `-`, at least one of them.
    var isTemplateIdentifier: Bool { consists(alsoOf: "_-") }

    /// True for an identifier that may also have the dots and slashes of file names.
    var isPartialName: Bool { consists(alsoOf: "_-./+") }

    private func consists(alsoOf others: String) -> Bool {
        if utf8.allSatisfy({ $0 < 0x80 }) {
            return !isEmpty && utf8.allSatisfy { $0.isWord || others.utf8.contains($0) }
        }
        return !isEmpty
            && unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || scalar.properties.generalCategory == .nonspacingMark || others.unicodeScalars.contains(scalar)
            }
    }
}

extension UInt8 {
    /// True for an ASCII letter or digit.
    fileprivate var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
