#if !canImport(UIKit)
    /// The content of a tab bar for a controller, as in UIKit.
    @MainActor open class UITabBarItem: UIBarItem {
        /// Stored without effect: nothing is drawn.
        open var selectedImage: UIImage?
        /// The text of the item's badge; nil for no badge.
        open var badgeValue: String?

        public override init() { super.init() }

        /// Creates an item with a number to identify it.
        public convenience init(title: String?, image: UIImage?, tag: Int) {
            self.init(title: title, image: image, selectedImage: nil)
            self.tag = tag
        }

        /// Creates an item with a picture for each state.
        public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
            self.init()
            self.title = title
            self.image = image
            self.selectedImage = selectedImage
        }
    }
#endif
