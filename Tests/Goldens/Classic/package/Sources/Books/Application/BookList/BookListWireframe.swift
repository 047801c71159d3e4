import BooksInterface
import Foundation
import ShelfCore
import ViperRuntime

@MainActor
final class BookListWireframe: BookListWireframeProtocol {
    weak var viewController: UIViewController?
    let environment: any BookListEnvironment

    init(environment: any BookListEnvironment) {
        self.environment = environment
    }

    func showBook(bookID: Book.ID) {
        let descriptor = ViewDescriptor.BookDetailsDescriptor(bookID: bookID)
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
