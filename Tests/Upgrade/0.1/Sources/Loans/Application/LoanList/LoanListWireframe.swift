import BooksInterface
import LendingCore
import LoansInterface
import ViperRuntime

@MainActor
final class LoanListWireframe {
    private weak var viewController: UIViewController?
    private let environment: any LoanListEnvironment

    init(
        viewController: UIViewController,
        environment: any LoanListEnvironment
    ) {
        self.viewController = viewController
        self.environment = environment
    }
}

extension LoanListWireframe: LoanListWireframeContract {
    func showReceipt(loan: Loan) {
        let descriptor = ViewDescriptor.LoanReceiptDescriptor(loan: loan)
        let destination = environment.resolve(descriptor)
        viewController?.present(destination, animated: true)
    }

    func showBook(bookID: Book.ID) {
        let descriptor = ViewDescriptor.BookDetailsDescriptor(bookID: bookID)
        let destination = environment.resolve(descriptor)
        viewController?.navigationController?.pushViewController(destination, animated: true)
    }
}
