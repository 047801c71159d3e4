import BooksInterface
import Foundation
import LendingCore
import ViperRuntime

@MainActor
final class BookListWireframe {
    private weak var viewController: UIViewController?
    private let environment: any BookListEnvironment

    init(
        viewController: UIViewController,
        environment: any BookListEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension BookListWireframe: BookListWireframeContract {
    func showBook(bookID: Book.ID) {
        push(environment.resolve(ViewDescriptor.BookDetailsDescriptor(bookID: bookID)))
    }

    func showNote(onSave: @escaping @MainActor (String) -> Void) {
        environment.tracker.track("note")
        let descriptor = ViewDescriptor.NoteEditorDescriptor(text: "About ", onSave: onSave)
        viewController?.present(environment.resolve(descriptor), animated: true)
    }

    func showScan() {
        let descriptor = ViewDescriptor.ScannerDescriptor()
        let destination = environment.resolve(descriptor)
        let navigationController = UINavigationController(rootViewController: destination)
        viewController?.present(navigationController, animated: true)
    }

    func showHelp() {
        guard let url = URL(string: "https://library.example/help") else { return }
        viewController?.present(SFSafariViewController(url: url), animated: true)
    }

    func showLoans() {
        guard let tabBarController = viewController?.tabBarController else { return }
        tabBarController.selectedIndex = 1
    }

    private func push(_ destination: UIViewController) {
        viewController?.navigationController?.pushViewController(destination, animated: true)
    }
}
