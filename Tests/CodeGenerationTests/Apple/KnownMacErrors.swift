/// What doesn't compile on a Mac yet, where there is SwiftUI and no UIKit.
///
/// What stands under `canImport(SwiftUI)` alone uses what is there with UIKit only: `FadeInImage`, and `EmbeddedScene` as
/// a view. One guard for both repairs it. Files go from here as they are repaired: the tests fail while one is left.
enum KnownMacErrors {
    /// By the name of the golden, or "sample".
    static let files: [String: Set<String>] = [
        "sample": [
            "Sources/KaimonoUI/Application/KaimonoProductGallery/KaimonoProductGalleryImageListView.swift",
            "Sources/Kaimono/Application/KaimonoTop/KaimonoTopView.swift",
            "Sources/KaimonoUI/Application/KaimonoProductDetail/KaimonoProductDetailView.swift",
            "Sources/KitchenCore/UI/Products/ProductTile.swift",
        ],
        "MVVM": [
            "Sources/Prints/Application/AlbumDetail/AlbumDetailView.swift",
            "Sources/Prints/Application/Image/ImageView.swift",
        ],
        "SwiftUI": ["Sources/Shelves/Application/Shelf/ShelfView.swift"],
        "Variations": ["Sources/Walls/Application/NewWall/NewWallView.swift"],
    ]
}
