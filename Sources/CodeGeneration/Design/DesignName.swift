/// A name in a design as a name in Swift. Only letters and digits go into it, so that no name can hold code or a path.
///
/// For example: `Text/Primary` is `textPrimary` as a member, `sold out` is `SoldOut` as a type.
enum DesignName {
    /// Returns the name of a property, parameter or case.
    static func member(_ name: String, at place: DesignPlace) throws(DesignFault) -> String {
        try checked(SwiftIdentifier.lowerCamelCase(joined(name)), of: name, as: .declaration, at: place)
    }

    /// Returns the name, or the part of one, of a type.
    static func type(_ name: String, at place: DesignPlace) throws(DesignFault) -> String {
        try checked(joined(name), of: name, as: .type, at: place)
    }

    private static func joined(_ name: String) -> String {
        let words = name.unicodeScalars.split { !$0.properties.isXIDContinue || $0 == "_" }
        let joined = words.map { SwiftIdentifier.upperCamelCase(String(String.UnicodeScalarView($0))) }.joined()
        let startsWithDigit = joined.unicodeScalars.first.map { !$0.properties.isXIDStart } ?? false
        return startsWithDigit ? "_" + joined : joined
    }

    private static func checked(
        _ text: String,
        of name: String,
        as role: SwiftIdentifier.Role,
        at place: DesignPlace
    ) throws(DesignFault) -> String {
        let reason: String? =
            switch SwiftIdentifier.read(text) {
            case _ where text.isEmpty: "it has no letters"
            case _ where text.utf8.count > 100: "it is longer than 100 bytes"
            case .failure(let problem): problem.message
            case .success(let identifier): identifier.problem(as: role)
            }
        guard let reason else { return text }
        throw DesignFault(
            "'\(name.shown)' can't be a name in Swift: \(reason)",
            "give it another name in Figma",
            at: place
        )
    }
}

extension String {
    /// The text on one line, as it may stand in a comment.
    var inComment: String {
        unicodeScalars.split { $0.properties.isWhitespace || $0.properties.generalCategory == .control }
            .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ").shown
    }
}
