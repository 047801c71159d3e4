/// Changes names that are built from an old name to those built from the new one.
///
/// For example: from `Cart` to `Basket`, `MockCartWireframeContract` becomes `MockBasketWireframeContract`, `cart` `basket`.
struct RenamedWord {
    private let forms: [(old: String, new: String)]

    init(_ old: String, to new: String) {
        var forms = [(old, new)]
        for change in [SwiftIdentifier.lowerCamelCase, SwiftIdentifier.upperCamelCase] {
            let form = (change(old), change(new))
            if !forms.contains(where: { $0.0 == form.0 }) { forms.append(form) }
        }
        self.forms = forms
    }

    /// Returns the name with each occurrence of the old word changed, one at a time, then with all of them changed.
    func candidates(for name: String) -> [String] {
        var candidates: [String] = []
        for (old, new) in forms {
            let ranges = name.ranges(of: old)
            for range in ranges { candidates.append(name.replacingCharacters(in: range, with: new)) }
            if ranges.count > 1 { candidates.append(name.replacing(old, with: new)) }
        }
        return candidates
    }

    /// The forms of the old word in identifiers.
    var oldWords: Set<String> { Set(forms.map(\.old)) }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
    }
}
