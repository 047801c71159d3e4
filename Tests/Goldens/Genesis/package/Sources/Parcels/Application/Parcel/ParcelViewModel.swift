import ParcelsInterface
import ViperRuntime

@MainActor
final class ParcelViewModel {
    static let analyticsName = "parcel"

    private let descriptor: ViewDescriptor.ParcelDescriptor
    private let routes: ParcelRoutes

    init(descriptor: ViewDescriptor.ParcelDescriptor, routes: ParcelRoutes) {
        self.descriptor = descriptor
        self.routes = routes
    }
}

extension ParcelViewModel: ParcelViewModeling {
    func viewDidLoad() {}
}
