import ViperRuntime

extension LoanListViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = "Loans"
        tabBarItem.title = "Borrowed"
    }
}
