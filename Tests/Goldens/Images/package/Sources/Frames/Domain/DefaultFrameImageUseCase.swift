import Foundation
import FramesInterface
import ViperImages
import ViperRuntime

nonisolated struct DefaultFrameImageUseCase: FrameImageUseCase {
    let imageLoader: any ImageLoading<UIImage>

    func frame(url: URL) -> LoadingImage<UIImage> {
        fatalError("DefaultFrameImageUseCase.frame is not written yet")
    }
}
