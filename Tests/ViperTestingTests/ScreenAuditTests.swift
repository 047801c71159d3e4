import Testing
import ViperRuntime
import ViperTesting

@MainActor @Suite struct ScreenAuditTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func add<View: UIView>(_ view: View, _ name: String, to superview: UIView? = nil) -> View {
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    private var problems: [String: [ScreenAudit.Finding.Problem]] {
        Dictionary(grouping: ScreenAudit(of: root).findings, by: \.view).mapValues { $0.map(\.problem) }
    }

    @Test func aViewNeedsAPlaceAndASizeOnEachAxis() {
        let view = add(UIView(), "a")
        #expect(problems == ["UIView 'a'": [.noHorizontalLayout, .noVerticalLayout]])
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        #expect(problems == ["UIView 'a'": [.noVerticalLayout]])
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        #expect(problems.isEmpty)
    }

    @Test func aLabelHasASizeOfItsOwn() {
        let label = add(UILabel(), "a")
        label.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        #expect(problems == ["UILabel 'a'": [.noVerticalLayout]])
        label.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
        #expect(problems.isEmpty)
    }

    @Test func aContainerMayBeAsLargeAsItsContent() {
        let card = add(UIView(), "card")
        let label = add(UILabel(), "label", to: card)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: card.topAnchor),
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        ])
        // What holds the label holds it nowhere itself.
        #expect(problems == ["UIView 'card'": [.noHorizontalLayout, .noVerticalLayout]])
        NSLayoutConstraint.activate([
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            card.topAnchor.constraint(equalTo: root.topAnchor),
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        #expect(problems.isEmpty)
    }

    @Test func arrangedViewsAndFramesAreLaidOut() {
        let stack = UIStackView(arrangedSubviews: [UIView(), UILabel()])
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(stack)
        root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(problems.isEmpty)
        root.addSubview(UIView())
        #expect(problems == ["UIView": [.noHorizontalLayout, .noVerticalLayout]])
    }

    @Test func aMaskThatIsStillTranslatedIsFound() {
        let view = add(UIView(), "a")
        view.translatesAutoresizingMaskIntoConstraints = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        #expect(problems == ["UIView 'a'": [.stillTranslated]])
    }

    @Test func controlsNeedANameForScreenReaders() {
        let button = UIButton(type: .system)
        let field = UITextField()
        root.addSubview(UIStackView(arrangedSubviews: [button, field]))
        root.subviews[0].autoresizingMask = [.flexibleWidth]
        #expect(problems == ["UIButton": [.noAccessibleName], "UITextField": [.noAccessibleName]])
        button.setTitle("Buy", for: .normal)
        field.placeholder = "Search"
        #expect(problems.isEmpty)
        button.setTitle("", for: .normal)
        button.accessibilityLabel = "Buy"
        #expect(problems.isEmpty)
    }

    @Test func textsThatGrowHaveToScroll() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        label.text = "Long"
        label.numberOfLines = 0
        root.addSubview(label)
        let findings = ScreenAudit(of: root).findings.map(\.description)
        #expect(findings == ["UILabel 'Long' can grow, and is in no scroll view"])
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(scrollView)
        scrollView.addSubview(label)
        #expect(problems.isEmpty)
    }

    @Test func whatIsHiddenIsNotLookedAt() {
        let view = add(UIView(), "a")
        view.isHidden = true
        #expect(problems.isEmpty)
    }
}
