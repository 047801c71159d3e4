import Testing
import ViperRuntime

@MainActor @Suite struct EmbeddedSceneTests {
    @Test func aSceneIsBuiltWhenItIsShownAndKeptByNobodyElse() {
        var built = 0
        let scene = EmbeddedScene {
            built += 1
            return UIViewController()
        }
        #expect(built == 0)
        var shown: UIViewController? = scene.makeViewController()
        #expect(built == 1)
        weak let kept = shown
        #expect(kept != nil)
        shown = nil
        #expect(kept == nil)
    }
}
