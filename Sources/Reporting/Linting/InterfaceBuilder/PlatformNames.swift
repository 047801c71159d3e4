/// Names in Apple's frameworks.
enum PlatformNames {
    /// Returns true if a class is one of the system's, by its prefix.
    static func isClass(_ name: String) -> Bool {
        prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    }

    private static let prefixes = [
        "UI", "NS", "MK", "WK", "AV", "SK", "SCN", "AR", "MTK", "GLK", "PK", "PDF", "QL", "SF", "GK", "CN", "EK", "MP",
        "MF", "CA", "RP", "LP", "CK", "GC", "ASAuthorization", "HK", "ML", "VN", "PH", "RealityKit",
    ]

    /// The outlets of the system's own views and view controllers.
    static let outlets: Set<String> = [
        "view", "window", "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
        "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView",
        "editingAccessoryView", "contentView", "customView", "textLabel", "detailTextLabel", "titleLabel", "imageView",
        "tableView", "tableHeaderView", "tableFooterView", "collectionView", "collectionViewLayout", "searchBar",
        "searchDisplayController", "searchResultsDelegate", "searchResultsDataSource", "searchContentsController",
        "inputView", "inputAccessoryView", "leftView", "rightView", "titleView", "navigationItem", "navigationBar",
        "toolbar", "tabBar", "tabBarItem", "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem",
        "leftBarButtonItems", "rightBarButtonItems", "prompt", "refreshControl", "gestureRecognizers", "menu",
        "transitioningDelegate", "layoutDelegate", "navigationDelegate", "UIDelegate", "viewControllers",
        "nextResponder",
        "nextKeyView", "initialFirstResponder", "shadowView", "maskView", "accessibilityElements", "preview",
    ]
}
