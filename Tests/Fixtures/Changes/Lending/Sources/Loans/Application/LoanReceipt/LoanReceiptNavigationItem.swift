import ViperRuntime

extension LoanReceiptViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = "Loan Receipt"
    }
}
