// swift-format-ignore-file
#if canImport(UIKit)
import UIKit
#else
import HeadlessUI
#endif

final class RecipeSearchViewController: BaseViewController {

    private let store: RecipeStore
    private let course: Course?
    var query: String

    init(store: RecipeStore, query: String, course: Course?) {
        self.store = store
        self.query = query
        self.course = course
        super.init()
        self.title = "Search"
    }

    var results: [Recipe] {
        return store.all(in: course).filter { $0.name.hasPrefix(query) }
    }
}
