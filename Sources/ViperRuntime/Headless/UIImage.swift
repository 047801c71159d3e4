#if !canImport(UIKit)
    public import Foundation

    /// A name in place of a picture: headless, there are no pixels.
    public final class UIImage: NSObject, Sendable {
        private let name: String

        /// UIKit returns nil for names it has no picture for; headless, every name makes an image.
        public init?(systemName name: String) { self.name = name }

        /// UIKit returns nil for names it has no picture for; headless, every name makes an image.
        public init?(named name: String) { self.name = name }

        public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.name == name }

        public override var hash: Int { name.hashValue }

        public override var description: String { "UIImage(\(name))" }
    }
#endif
