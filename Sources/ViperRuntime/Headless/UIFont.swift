#if !canImport(UIKit)
    public import Foundation

    /// A font as a value to compare: headless, nothing is drawn.
    ///
    /// From https://developer.apple.com/documentation/uikit/uifont
    public final class UIFont: NSObject, Sendable {
        /// The purpose of a text, as in UIKit. Fonts for styles follow the text size that the user has chosen.
        ///
        /// From https://developer.apple.com/documentation/uikit/uifont/textstyle
        public struct TextStyle: Hashable, RawRepresentable, Sendable {
            public var rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }

            public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
            public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
            public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
            public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
            public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
            public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
            public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
            public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
            public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
            public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
            public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
        }

        private let content: String

        private init(_ content: String) {
            self.content = content
            super.init()
        }

        public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style.rawValue) }
        /// Returns a font with a size in points, which doesn't follow the text size that the user has chosen.
        public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system \(fontSize)") }
        /// Returns a font with a size in points, which doesn't follow the text size that the user has chosen.
        public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("bold system \(fontSize)") }

        public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.content == content }

        public override var hash: Int { content.hashValue }

        public override var description: String { "UIFont(\(content))" }
    }
#endif
