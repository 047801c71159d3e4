import ViperRuntime

extension LoanReceiptWireframe {
    func showClose() {
        viewController?.dismiss(animated: true)
    }
}
