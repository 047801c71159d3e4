import Testing
import ViperRuntime
import ViperTesting

@MainActor @Suite struct DescriptorResolutionsTests {
    struct JarDescriptor: TypedDescriptor {
        typealias Output = UIViewController
        var name: String
        var onClose: () -> Void = {}
    }

    struct CountDescriptor: TypedDescriptor {
        typealias Output = Int
        var limit: Int
    }

    private let resolutions = DescriptorResolutions()

    private func resolve(_ descriptor: JarDescriptor) -> UIViewController {
        resolutions.resolve(descriptor) { resolutions.standIn(for: descriptor) }
    }

    @Test func whatIsStubbedIsAnsweredAndRecorded() {
        let jar = UIViewController()
        resolutions.stub(JarDescriptor.self) { descriptor in
            jar.title = descriptor.name
            return jar
        }
        resolutions.stub(CountDescriptor.self) { $0.limit + 1 }
        #expect(resolve(JarDescriptor(name: "tea")) === jar)
        #expect(jar.title == "tea")
        #expect(resolutions.resolve(CountDescriptor(limit: 2)) { 0 } == 3)
        #expect(resolutions.of(JarDescriptor.self).map(\.name) == ["tea"])
        #expect(resolutions.descriptors.count == 2)
    }

    @Test func theLastStubCounts() {
        resolutions.stub(CountDescriptor.self) { _ in 1 }
        resolutions.stub(CountDescriptor.self) { _ in 2 }
        #expect(resolutions.resolve(CountDescriptor(limit: 0)) { 0 } == 2)
    }

    @Test func withoutAStubTheEnvironmentItselfAnswers() {
        #expect(resolutions.resolve(CountDescriptor(limit: 2)) { 7 } == 7)
        #expect(resolutions.of(CountDescriptor.self).map(\.limit) == [2])
    }

    @Test func anUnstubbedSceneIsAnIssueThatSaysHowToStubIt() {
        withKnownIssue {
            let screen = resolve(JarDescriptor(name: "tea"))
            #expect(screen is StandInViewController)
        } matching: { issue in
            issue.comments.contains {
                $0.rawValue.hasPrefix(
                    "JarDescriptor(name: \"tea\", onClose: (Function)) was resolved, but is not stubbed."
                )
                    && $0.rawValue.contains("environment.stub(ViewDescriptor.JarDescriptor.self)")
            }
        }
    }

    @Test func aSandboxShowsStandInsWithoutAWord() {
        resolutions.showsStandIns = true
        let screen = resolve(JarDescriptor(name: "tea"))
        #expect(screen.title == "Jar")
        #expect((screen as? StandInViewController)?.descriptor is JarDescriptor)
    }
}
