#if !canImport(UIKit)
    import Testing
    import ViperRuntime
    import ViperTesting

    @MainActor @Suite struct ScreenImageTests {
        private let previews = [ScenePreview(name: "empty", state: 0), ScenePreview(name: "full", state: 2)]

        private func show(_ state: Int) -> UIViewController {
            let screen = UIViewController()
            screen.title = "\(state)"
            return screen
        }

        @Test func eachStateIsHandedOverInEachTrait() {
            var images: [ScreenImage] = []
            ScreenImage.compare(
                previews,
                of: "Cart",
                in: [.dark, .rightToLeft],
                by: { images.append($0) },
                showing: show
            )
            #expect(
                images.map(\.name) == [
                    "empty", "empty-dark", "empty-rightToLeft", "full", "full-dark", "full-rightToLeft",
                ]
            )
            #expect(images.map(\.trait) == [nil, .dark, .rightToLeft, nil, .dark, .rightToLeft])
            #expect(images.map(\.viewController.title) == ["0", "0", "0", "2", "2", "2"])
            #expect(images.allSatisfy { $0.scene == "Cart" })
            #expect(Set(images.map { ObjectIdentifier($0.viewController) }).count == 6)
        }

        @Test func nothingIsShownUnlessSomethingCompares() {
            var shown = 0
            ScreenImage.compare(previews, of: "Cart", by: nil) { state in
                shown += 1
                return show(state)
            }
            #expect(shown == 0)
        }
    }
#endif
