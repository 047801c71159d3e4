import PrintsInterface
import ViperRuntime

extension AlbumDetailWireframe {
    func showShare() {
        let descriptor = ViewDescriptor.BareDescriptor()
        let destination = environment.resolve(descriptor)
        // Yours to change: the spec leaves it open how the destination is shown.
        viewController?.show(destination, sender: nil)
    }
}
