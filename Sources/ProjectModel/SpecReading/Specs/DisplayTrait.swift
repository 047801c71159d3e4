/// A setting of the device in which display states are previewed again. For example: `traits: [dark, ja]`.
public enum DisplayTrait: Hashable, Sendable {
    case dark
    /// The largest of the text sizes for accessibility.
    case largestText
    case rightToLeft
    /// The size class of an iPad in full screen.
    case regularWidth
    /// A language, by its code. For example: `ja`, `pt-BR`.
    case language(String)

    /// All traits but languages.
    public static let settings: [DisplayTrait] = [.dark, .largestText, .rightToLeft, .regularWidth]

    /// The trait as specs spell it.
    public var text: String {
        switch self {
        case .dark: "dark"
        case .largestText: "largestText"
        case .rightToLeft: "rightToLeft"
        case .regularWidth: "regularWidth"
        case .language(let code): code
        }
    }

    /// - Returns: `nil` if the text is neither a setting nor looks like the code of a language.
    public init?(_ text: String) {
        if let setting = Self.settings.first(where: { $0.text == text }) {
            self = setting
        } else if Self.isLanguage(text) {
            self = .language(text)
        } else {
            return nil
        }
    }

    /// Returns true for two or three small letters, optionally followed by hyphens and a script or a region.
    private static func isLanguage(_ text: String) -> Bool {
        let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let language = subtags.first, (2...3).contains(language.utf8.count), subtags.count <= 3 else {
            return false
        }
        return language.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
            && subtags.dropFirst().allSatisfy { subtag in
                (2...4).contains(subtag.utf8.count) && subtag.utf8.allSatisfy { $0.isLetterOrDigit }
            }
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        let small = self | 0x20
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }
}
