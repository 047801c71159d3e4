// swift-format-ignore-file
import GazetteUI

final class GalleryViewController: PageViewController {
    let captions: [String]

    init(captions: [String], first: Int) {
        self.captions = captions
        super.init(title: captions.indices.contains(first) ? captions[first] : "Gallery")
    }
}

@MainActor
enum GalleryBuilder {
    static func gallery(of captions: [String], startingAt first: Int) -> UINavigationController {
        UINavigationController(rootViewController: GalleryViewController(captions: captions, first: first))
    }
}
