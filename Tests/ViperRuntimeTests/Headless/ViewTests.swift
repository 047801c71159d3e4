#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    @MainActor @Suite struct ViewTests {
        @Test func viewsAreOrderedFromBackToFront() {
            let (root, a, b, c) = (UIView(), UIView(), UIView(), UIView())
            root.addSubview(a)
            root.addSubview(b)
            root.insertSubview(c, at: 0)
            #expect(root.subviews == [c, a, b])
            root.addSubview(a)
            #expect(root.subviews == [c, b, a])
            root.insertSubview(a, belowSubview: b)
            #expect(root.subviews == [c, a, b])
            root.insertSubview(c, aboveSubview: b)
            #expect(root.subviews == [a, b, c])
            root.sendSubviewToBack(c)
            root.bringSubviewToFront(a)
            #expect(root.subviews == [c, b, a])
            root.insertSubview(a, at: 99)
            root.insertSubview(b, at: -1)
            #expect(root.subviews == [b, c, a])
        }

        @Test func aViewHasOneSuperview() {
            let (first, second, view) = (UIView(), UIView(), UIView())
            first.addSubview(view)
            second.addSubview(view)
            #expect(first.subviews.isEmpty)
            #expect(view.superview === second)
            view.removeFromSuperview()
            #expect(view.superview == nil)
            #expect(second.subviews.isEmpty)
        }

        @Test func aViewCannotBeInItself() {
            let (a, b) = (UIView(), UIView())
            a.addSubview(a)
            a.addSubview(b)
            b.addSubview(a)
            #expect(a.superview == nil)
            #expect(b.subviews.isEmpty)
        }

        @Test func viewsAreToldOfTheirWindow() {
            final class Watcher: UIView {
                var windows: [Bool] = []
                override func didMoveToWindow() { windows.append(window != nil) }
            }
            let (window, outer, inner) = (UIWindow(), UIView(), Watcher())
            outer.addSubview(inner)
            #expect(inner.windows == [])
            window.addSubview(outer)
            outer.removeFromSuperview()
            #expect(inner.windows == [true, false])
        }

        @Test func boundsAndCenterFollowTheFrame() {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
            #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
            #expect(view.center == CGPoint(x: 60, y: 45))
            view.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
            #expect(view.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
        }

        @Test func tagsAreFoundBelow() {
            let (root, label) = (UIView(), UILabel())
            label.tag = 7
            root.addSubview(label)
            #expect(root.viewWithTag(7) === label)
            #expect(root.viewWithTag(8) == nil)
        }

        @Test func layoutIsDoneWhenItIsDue() {
            final class Counter: UIView {
                var layouts = 0
                override func layoutSubviews() { layouts += 1 }
            }
            let view = Counter()
            view.layoutIfNeeded()
            view.layoutIfNeeded()
            #expect(view.layouts == 1)
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(view.layouts == 2)
        }

        @Test func stacksKeepTrackOfWhatTheyArrange() {
            let (a, b) = (UIView(), UIView())
            let stack = UIStackView(arrangedSubviews: [a, b])
            stack.insertArrangedSubview(b, at: 0)
            #expect(stack.arrangedSubviews == [b, a])
            stack.removeArrangedSubview(a)
            #expect(a.superview === stack)
            b.removeFromSuperview()
            #expect(stack.arrangedSubviews.isEmpty)
        }

        @Test func coloursAreEqualByValue() {
            #expect(UIColor.white == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
            #expect(UIColor.systemBackground == .systemBackground)
            #expect(UIColor.systemBackground != .label)
            #expect(UIColor.clear != .black)
        }
    }
#endif
