import RoomsInterface
import ViperRuntime

extension PictureWireframe {
    func showClose() {
        // Yours to write: the spec leaves this route to you.
    }

    func showNext(title: String) {
        let descriptor = ViewDescriptor.PictureDescriptor(title: title)
        let destination = environment.resolve(descriptor)
        // Yours to change: the spec leaves it open how the destination is shown.
        viewController?.show(destination, sender: nil)
    }
}
