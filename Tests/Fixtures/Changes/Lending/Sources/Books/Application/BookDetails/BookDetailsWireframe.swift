import ViperRuntime

extension BookDetailsWireframe {
    func showShare() {
        let share = UIViewController()
        share.title = "Share"
        viewController?.present(share, animated: true)
    }
}
