#if !canImport(UIKit)
    public import Foundation

    /// A colour as a value to compare: headless, nothing is drawn.
    public final class UIColor: NSObject, Sendable {
        private enum Content: Hashable {
            case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
            case system(String)
        }

        private let content: Content

        private init(_ content: Content) {
            self.content = content
            super.init()
        }

        /// Creates a colour from components between 0 and 1.
        public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(.components(red: red, green: green, blue: blue, alpha: alpha))
        }

        /// Creates a grey from components between 0 and 1.
        public convenience init(white: CGFloat, alpha: CGFloat) {
            self.init(red: white, green: white, blue: white, alpha: alpha)
        }

        public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.content == content }

        public override var hash: Int { content.hashValue }

        public override var description: String { "UIColor(\(content))" }

        public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
        public class var black: UIColor { UIColor(white: 0, alpha: 1) }
        public class var white: UIColor { UIColor(white: 1, alpha: 1) }
        public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
        public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
        public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
        public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }

        // Colours that follow the system's appearance have no components of their own here.
        public class var systemBackground: UIColor { UIColor(.system("systemBackground")) }
        public class var secondarySystemBackground: UIColor { UIColor(.system("secondarySystemBackground")) }
        public class var label: UIColor { UIColor(.system("label")) }
        public class var secondaryLabel: UIColor { UIColor(.system("secondaryLabel")) }
        public class var separator: UIColor { UIColor(.system("separator")) }
        public class var systemBlue: UIColor { UIColor(.system("systemBlue")) }
        public class var systemGray: UIColor { UIColor(.system("systemGray")) }
        public class var systemGreen: UIColor { UIColor(.system("systemGreen")) }
        public class var systemRed: UIColor { UIColor(.system("systemRed")) }
        public class var systemOrange: UIColor { UIColor(.system("systemOrange")) }
    }
#endif
