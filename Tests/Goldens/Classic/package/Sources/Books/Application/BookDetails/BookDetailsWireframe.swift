import BooksInterface
import Foundation
import ViperRuntime

@MainActor
final class BookDetailsWireframe: BookDetailsWireframeProtocol {
    weak var viewController: UIViewController?
    let environment: any BookDetailsEnvironment

    init(environment: any BookDetailsEnvironment) {
        self.environment = environment
    }

    func showShelf() {
        let descriptor = ViewDescriptor.BookListDescriptor()
        let destination = environment.resolve(descriptor)
        SceneNavigator(from: viewController).push(destination)
    }
}
