#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    @MainActor @Suite struct ControlTests {
        @Test func actionsAreSentForTheirEvents() {
            var calls: [String] = []
            let button = UIButton(type: .system)
            button.addAction(UIAction { _ in calls.append("tap") }, for: .touchUpInside)
            button.addAction(UIAction { _ in calls.append("change") }, for: [.valueChanged, .editingChanged])
            button.sendActions(for: .touchUpInside)
            button.sendActions(for: .touchDown)
            button.sendActions(for: .allEvents)
            #expect(calls == ["tap", "tap", "change"])
        }

        @Test func anActionKnowsItsSenderWhileItRuns() {
            let button = UIButton()
            var sender: Any?
            let action = UIAction { sender = $0.sender }
            button.addAction(action, for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
            #expect(sender as? UIButton === button)
            #expect(action.sender == nil)
        }

        @Test func anActionOfTheSameIdentifierReplacesTheOld() {
            var calls: [Int] = []
            let control = UIControl()
            for number in 1...2 {
                let action = UIAction(identifier: .init("same")) { _ in calls.append(number) }
                control.addAction(action, for: .valueChanged)
            }
            control.sendActions(for: .valueChanged)
            #expect(calls == [2])
            control.removeAction(identifiedBy: .init("same"), for: .valueChanged)
            control.sendActions(for: .valueChanged)
            #expect(calls == [2])
        }

        @Test func primaryActionsGiveButtonsTheirTitles() {
            var taps = 0
            let action = UIAction(title: "Buy") { _ in taps += 1 }
            let button = UIButton(primaryAction: action)
            let item = UIBarButtonItem(primaryAction: action)
            button.sendActions(for: .primaryActionTriggered)
            item.primaryAction?.performWithSender(item, target: nil)
            #expect(taps == 2)
            #expect(button.currentTitle == "Buy")
            #expect(item.title == "Buy")
        }

        @Test func titlesBelongToStates() {
            let button = UIButton()
            button.setTitle("Buy", for: .normal)
            button.setTitle("Sold out", for: .disabled)
            #expect(button.currentTitle == "Buy")
            button.isEnabled = false
            #expect(button.currentTitle == "Sold out")
            #expect(button.title(for: .highlighted) == nil)
        }

        @Test func theTextOfAFieldIsNeverNil() {
            let field = UITextField()
            field.text = nil
            #expect(field.text == "")
        }

        @Test func anIndicatorIsHiddenWhileItIsStill() {
            let indicator = UIActivityIndicatorView(style: .medium)
            #expect(indicator.isHidden)
            indicator.startAnimating()
            #expect(indicator.isAnimating)
            #expect(!indicator.isHidden)
            indicator.stopAnimating()
            #expect(indicator.isHidden)
        }
    }
#endif
