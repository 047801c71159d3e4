import SwiftReading

/// Names that are built from another one, as they would be built from its new one.
///
/// For example: of `Cart` to `Basket`, `MockCartViewContract` has `MockBasketViewContract`, and `cart` has `basket`.
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

    /// The name with each occurrence of the old word changed, one at a time, then with all of them.
    func candidates(for name: String) -> [String] {
        var candidates: [String] = []
        for (old, new) in forms {
            let ranges = name.ranges(of: old)
            for range in ranges { candidates.append(name.replacingCharacters(in: range, with: new)) }
            if ranges.count > 1 { candidates.append(name.replacing(old, with: new)) }
        }
        return candidates
    }

    /// The words as they stand in identifiers of texts.
    var oldWords: Set<String> { Set(forms.map(\.old)) }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
    }
}
