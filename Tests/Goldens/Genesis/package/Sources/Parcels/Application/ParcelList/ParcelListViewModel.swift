import ParcelsInterface
import ViperRuntime

@MainActor
final class ParcelListViewModel {
    static let analyticsName = "parcel_list"
    static let tracksTime = true

    private let descriptor: ViewDescriptor.ParcelListDescriptor
    private let routes: ParcelListRoutes

    init(descriptor: ViewDescriptor.ParcelListDescriptor, routes: ParcelListRoutes) {
        self.descriptor = descriptor
        self.routes = routes
    }
}

extension ParcelListViewModel: ParcelListViewModeling {
    func viewDidLoad() {}

    func didTapParcel(parcelID: Int64) {}
}
