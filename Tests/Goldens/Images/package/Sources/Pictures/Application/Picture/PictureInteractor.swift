import ViperImages
import ViperRuntime

@MainActor
final class PictureInteractor {
    private let environment: any PictureEnvironment

    init(environment: any PictureEnvironment) {
        self.environment = environment
    }
}

extension PictureInteractor: PictureInteractorContract {
    func getImageLoader() -> any ImageLoading<UIImage> {
        fatalError("PictureInteractor.getImageLoader is not written yet")
    }
}
