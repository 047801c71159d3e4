import ViperRuntime

extension KaimonoOrderViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = "Order"
    }
}
