import CheckoutInterface
import ViperRuntime

extension ArticleWireframe {
    func showShare() {
        // Yours to write: the spec leaves this route to you.
    }

    func showOpen(number: Int64) {
        let descriptor = ViewDescriptor.ReceiptDescriptor(number: number)
        let destination = environment.resolve(descriptor)
        // Yours to change: the spec leaves it open how the destination is shown.
        viewController?.show(destination, sender: nil)
    }
}
