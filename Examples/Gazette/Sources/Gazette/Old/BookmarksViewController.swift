// swift-format-ignore-file
import GazetteUI

final class BookmarksViewController: PageViewController {
    private let bookmarks: BookmarkStore
    var headlines: [String] { bookmarks.headlines }

    init(bookmarks: BookmarkStore) {
        self.bookmarks = bookmarks
        super.init(title: "Bookmarks")
    }
}
