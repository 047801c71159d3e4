#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    @MainActor @Suite struct ConstraintTests {
        private let root = UIView()
        private let a = UIView()
        private let b = UIView()

        init() {
            root.addSubview(a)
            root.addSubview(b)
        }

        @Test func theNearestCommonViewHasTheConstraint() {
            let between = a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)
            let size = a.widthAnchor.constraint(equalToConstant: 44)
            NSLayoutConstraint.activate([between, size])
            #expect(root.constraints == [between])
            #expect(a.constraints == [size])
            #expect(between.firstItem === a && between.secondItem === b)
            #expect(between.firstAttribute == .top && between.secondAttribute == .bottom)
            #expect(between.constant == 8 && size.secondAttribute == .notAnAttribute)
            NSLayoutConstraint.deactivate([between, size])
            #expect(root.constraints.isEmpty && a.constraints.isEmpty && !between.isActive)
        }

        @Test func guidesStandForTheirViews() {
            let constraint = a.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
            constraint.isActive = true
            #expect(root.constraints == [constraint])
        }

        @Test func aViewThatLeavesTakesItsConstraintsAway() {
            let inner = UIView()
            a.addSubview(inner)
            let kept = inner.topAnchor.constraint(equalTo: a.topAnchor)
            let dropped = inner.topAnchor.constraint(equalTo: b.topAnchor)
            NSLayoutConstraint.activate([kept, dropped])
            a.removeFromSuperview()
            #expect(kept.isActive && !dropped.isActive)
            #expect(root.constraints.isEmpty)
            #expect(a.constraints == [kept])
        }

        @Test func viewsOfTwoTreesRaise() async {
            await #expect(processExitsWith: .failure) { @MainActor in
                let (a, b) = (UIView(), UIView())
                a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
                _ = (a.superview, b.superview)
            }
        }
    }
#endif
