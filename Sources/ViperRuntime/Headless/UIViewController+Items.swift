#if !canImport(UIKit)
    extension UIViewController {
        func makeNavigationItem() -> UINavigationItem {
            if let madeNavigationItem { return madeNavigationItem }
            let item = UINavigationItem(title: title)
            madeNavigationItem = item
            return item
        }

        func makeTabBarItem() -> UITabBarItem {
            if let madeTabBarItem { return madeTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            madeTabBarItem = item
            return item
        }
    }
#endif
