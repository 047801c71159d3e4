import BooksInterface
import LendingCore
import LoansInterface
import MembersInterface
import ViperRuntime

@MainActor
final class BookDetailsWireframe {
    private weak var viewController: UIViewController?
    private let environment: any BookDetailsEnvironment

    init(
        viewController: UIViewController,
        environment: any BookDetailsEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension BookDetailsWireframe: BookDetailsWireframeContract {
    func showAuthor(memberID: Member.ID) {
        let descriptor = ViewDescriptor.MemberDetailsDescriptor(memberID: memberID)
        let destination = environment.resolve(descriptor)
        viewController?.navigationController?.pushViewController(destination, animated: true)
    }

    func showReceipt(loan: Loan) {
        let descriptor = ViewDescriptor.LoanReceiptDescriptor(loan: loan)
        let destination = environment.resolve(descriptor)
        destination.modalPresentationStyle = .formSheet
        viewController?.present(destination, animated: true)
    }

    func showNext(bookID: Book.ID) {
        let descriptor = ViewDescriptor.BookDetailsDescriptor(bookID: bookID)
        let destination = environment.resolve(descriptor)
        guard let viewController, let navigationController = viewController.navigationController else { return }
        let stack = navigationController.viewControllers.map { $0 === viewController ? destination : $0 }
        navigationController.setViewControllers(stack, animated: true)
    }

    func showShare() {
        let share = UIViewController()
        share.title = "Share"
        viewController?.present(share, animated: true)
    }
}
