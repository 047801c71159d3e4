#if !canImport(UIKit)
    /// What a tab bar shows for a controller, as in UIKit.
    @MainActor open class UITabBarItem: UIBarItem {
        /// Kept, without effect: nothing is drawn.
        open var selectedImage: UIImage?
        /// What the badge at the item says; nil for no badge.
        open var badgeValue: String?

        public override init() { super.init() }

        /// An item with a number to tell it by.
        public convenience init(title: String?, image: UIImage?, tag: Int) {
            self.init(title: title, image: image, selectedImage: nil)
            self.tag = tag
        }

        /// An item with a picture for each state.
        public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
            self.init()
            self.title = title
            self.image = image
            self.selectedImage = selectedImage
        }
    }
#endif
