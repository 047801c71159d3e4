import Testing
import ViperRuntime
import ViperTesting

@MainActor @Suite struct ScenePartsTests {
    private func isSample(_ name: String) -> Bool { name.hasPrefix("ViperTestingTests.Sample") }

    @Test func findsEveryPartByItsQualifiedName() {
        let view = makeSampleScene()
        view.children["child"] = makeSampleScene()
        let names = SceneParts(of: view, where: isSample).names.map { $0.dropFirst("ViperTestingTests.Sample".count) }
        let scene = ["DeepPart", "Interactor", "Presenter", "View", "Wireframe"]
        #expect(names.map(String.init) == (scene + scene).sorted())
    }

    /// What a screen shows is found where UIKit tells of it, loaded or not; what UIKit keeps to itself isn't looked at.
    @Test func screensAreAskedForWhatTheyShow() {
        final class SampleScreen: UIViewController {}
        final class SampleLabel: UILabel {}
        final class SampleItem: UIBarButtonItem {}
        let (screen, child) = (SampleScreen(), SampleScreen())
        screen.addChild(child)
        screen.navigationItem.rightBarButtonItem = SampleItem()
        func names() -> [String] {
            SceneParts(of: screen) { $0.contains("Sample") }.names.map { String($0.split(separator: ".").last ?? "") }
        }
        let unloaded = names()
        #expect(unloaded.count == 2 && unloaded.allSatisfy { $0.hasPrefix("SampleScreen") })
        #expect(!screen.isViewLoaded && !child.isViewLoaded)
        child.view.addSubview(SampleLabel(frame: .zero))
        #expect(names().count == 3)
    }

    @Test func aSceneWithoutACycleIsReleased() async {
        var view: SampleView? = makeSampleScene()
        let parts = view.map { SceneParts(of: $0, where: isSample) }
        #expect(parts?.alive.count == 5)
        view = nil
        #expect(await parts?.released() == true)
        #expect(parts?.alive == [])
        #expect(parts?.names.count == 5)
    }

    @Test func aCycleIsReportedAsALeak() async {
        var view: SampleView? = makeSampleScene(leaking: true)
        let parts = view.map { SceneParts(of: $0, where: isSample) }
        weak let leaked = view
        view = nil
        #expect(await parts?.released(yields: 10) == false)
        #expect(parts?.alive.contains("ViperTestingTests.SampleView") == true)
        (leaked?.presenter as? SamplePresenter)?.leak = nil
        #expect(await parts?.released() == true)
    }

    @Test func waitsForWorkThatHoldsAPartForAWhile() async {
        var view: SampleView? = makeSampleScene()
        let parts = view.map { SceneParts(of: $0, where: isSample) }
        Task { [view] in
            for _ in 0..<20 { await Task.yield() }
            _ = view
        }
        view = nil
        #expect(parts?.alive.isEmpty == false)
        #expect(await parts?.released() == true)
    }

    @Test func onlyThePartsAskedForAreCollected() {
        let parts = SceneParts(of: makeSampleScene()) { $0 == "ViperTestingTests.SampleInteractor" }
        #expect(parts.names == ["ViperTestingTests.SampleInteractor"])
    }

    @Test func hugeGraphsTakeBoundedTime() {
        final class Node {
            var next: Node?
            var many: [Int] = []
        }
        let first = Node()
        first.many = Array(repeating: 1, count: 1_000_000)
        var last = first
        var all = [first]
        for _ in 0..<100_000 {
            let node = Node()
            last.next = node
            last = node
            all.append(node)
        }
        last.next = first
        let parts = SceneParts(of: first) { $0.hasSuffix("Node") }
        #expect(parts.names.count > 1_000)
        #expect(parts.names.count < 100_000)
        for node in all { node.next = nil }
    }
}
