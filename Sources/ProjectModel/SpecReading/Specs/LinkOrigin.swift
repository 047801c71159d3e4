/// A beginning of an app's links: a host on the web, or a scheme of the app's own.
///
/// For example: `https://kitchen.example`, or `kitchen://`.
public struct LinkOrigin: Hashable, Sendable {
    public var text: String
    /// For example: `kitchen`.
    public var scheme: String { String(text.prefix { $0 != ":" }) }
    /// The host on the web; `nil` for a scheme of the app's own. For example: `kitchen.example`.
    public var host: String? {
        guard !text.hasSuffix("://") else { return nil }
        return String(text.dropFirst(scheme.count + 3).prefix { $0 != "/" && $0 != ":" })
    }
}

extension [LinkOrigin] {
    /// The schemes of the app's own. For example: `kitchen`.
    var ownSchemes: [String] { filter { $0.host == nil }.map(\.scheme) }
}

extension LinkOrigin {
    /// Reads an origin.
    init(_ text: String) throws(LinkPattern.Fault) {
        let trimmed = String(text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
        guard trimmed == text else {
            throw LinkPattern.Fault(
                message: "there is a space in it",
                remedy: "write it as: links: \(trimmed.isEmpty ? "https://example.com" : trimmed.shown)"
            )
        }
        let written = text.hasSuffix("/") && !text.hasSuffix("//") ? String(text.dropLast()) : text
        let scheme = text.prefix { $0 != ":" }
        if written.hasPrefix("https://") || written.hasPrefix("http://") {
            guard written.utf8.allSatisfy({ $0 < 0x80 }) else {
                throw LinkPattern.Fault(
                    message: "a host has letters without accents",
                    remedy: "write the host as DNS has it, beginning with 'xn--'"
                )
            }
            if let problem = AddressCheck.webPage(written) {
                throw LinkPattern.Fault(message: problem, remedy: "write it as: links: https://example.com")
            }
            guard !written.contains("?"), !written.contains("#"), !written.contains("@"), !written.contains("%") else {
                throw LinkPattern.Fault(
                    message: "it has more than a host and a path",
                    remedy: "write it as: links: https://example.com"
                )
            }
        } else if Self.systemSchemes.contains(scheme.lowercased()) {
            throw LinkPattern.Fault(
                message: "'\(scheme)' is a scheme of the system's",
                remedy: "write it as: links: https://example.com, or with a scheme of the app's own"
            )
        } else if !scheme.isEmpty, !Self.isScheme(scheme) || written != "\(scheme)://" {
            let word = scheme.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.drop(while: \.isNumber).lowercased()
            throw LinkPattern.Fault(
                message: "it is neither an address nor a scheme",
                remedy: text.contains(".")
                    ? "write it as: links: https://\(String(text.prefix { $0 != "/" }).shown)"
                    : "write it as: links: \(word.isEmpty ? "kitchen" : word)://"
            )
        } else if scheme.isEmpty {
            throw LinkPattern.Fault(message: "it names no scheme", remedy: "write it as: links: https://example.com")
        }
        self.text = written
    }

    private static let systemSchemes: Set<String> = [
        "about", "blob", "data", "facetime", "file", "ftp", "http", "https", "javascript", "mailto", "maps", "sms",
        "tel",
    ]

    /// Returns true for a scheme as RFC 3986 has it.
    private static func isScheme(_ text: Substring) -> Bool {
        text.first?.isLetter == true
            && text.utf8.allSatisfy {
                switch $0 {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: true
                default: false
                }
            }
    }
}
