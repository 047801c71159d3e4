// What the headless view controllers ask of today's runtime, which keeps what is known of a scene: nothing here.
#if !canImport(UIKit)
final class SceneAttachment {}

extension UIViewController {
    func tellAppearance() {}
    func tellDisappearance() {}
}
#endif
