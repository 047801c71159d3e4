import Testing
import ViperRuntime

@MainActor @Suite struct ScrollViewTests {
    private let root = UIView()
    private let content = UIView()

    private func relations(of item: AnyObject, to guide: UILayoutGuide) -> [NSLayoutConstraint] {
        root.constraints.filter { $0.firstItem === item && $0.secondItem === guide }
    }

    @Test func contentScrollsInReadableWidthAboveTheKeyboard() throws {
        let scrollView = root.addScrollView(with: content)
        #expect(content.superview === scrollView && scrollView.superview === root)
        #expect(scrollView.keyboardDismissMode == .interactive)
        let sides = relations(of: content, to: root.readableContentGuide).map(\.firstAttribute)
        #expect(sides == [.leading, .trailing])
        let keyboard = try #require(relations(of: scrollView, to: root.keyboardLayoutGuide).first)
        #expect(keyboard.firstAttribute == .bottom && keyboard.relation == .lessThanOrEqual)
    }

    @Test func contentBetweenTheBarsDoesNotScroll() {
        root.addContent(content)
        #expect(content.superview === root)
        #expect(
            relations(of: content, to: root.safeAreaLayoutGuide).map(\.firstAttribute) == [.top, .leading, .trailing]
        )
        #expect(!relations(of: content, to: root.keyboardLayoutGuide).isEmpty)
    }

    @Test func centredContentIsNoWiderThanTextIsRead() {
        root.addCentered(content)
        let widths = relations(of: content, to: root.readableContentGuide).filter { $0.firstAttribute == .width }
        #expect(widths.map(\.relation) == [.lessThanOrEqual])
    }
}
