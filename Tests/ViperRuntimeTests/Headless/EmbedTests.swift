#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    @MainActor @Suite struct EmbedTests {
        let log = CallLog()

        @Test func theChildFillsTheParent() {
            let (parent, child) = (Screen("p", log), Screen("c", log))
            parent.view.frame = CGRect(x: 10, y: 20, width: 320, height: 480)
            _ = log.take()
            parent.embed(child)
            #expect(log.take() == ["c didLoad", "c willMove in", "c didMove in"])
            #expect(parent.children == [child])
            #expect(child.view.superview === parent.view)
            #expect(child.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
            #expect(parent.view.constraints.map(\.firstAttribute) == [.top, .bottom, .leading, .trailing])
        }

        @Test func theChildFillsAContainer() {
            let (parent, child) = (Screen("p", log), Screen("c", log))
            let container = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 50))
            parent.view.addSubview(container)
            parent.embed(child, in: container)
            #expect(child.view.superview === container)
            #expect(child.view.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
        }

        @Test func aChildThatIsEmbeddedInAVisibleParentAppears() {
            let parent = Screen("p", log)
            parent.whenLoaded = { $0.embed(Screen("c", $0.log)) }
            let window = show(parent)
            #expect(
                log.take() == [
                    "p didLoad", "c didLoad", "c willMove in", "c didMove in", "p willAppear", "c willAppear",
                    "p isAppearing", "c isAppearing", "c didAppear", "p didAppear",
                ]
            )
            #expect(window.rootViewController === parent)
        }

        @Test func aChildLeavesTheContainerThatItWasIn() {
            let (first, second, child) = (Screen("a", log), Screen("b", log), Screen("c", log))
            first.embed(child)
            second.embed(child)
            #expect(first.children.isEmpty)
            #expect(first.view.subviews.isEmpty)
            #expect(second.children == [child])
        }

        @Test func aChildCanBeTakenOutAgain() {
            let (parent, child) = (Screen("p", log), Screen("c", log))
            parent.embed(child)
            _ = log.take()
            parent.unembed(child)
            #expect(log.take() == ["c willMove out", "c didMove out"])
            #expect(parent.children.isEmpty)
            #expect(parent.view.subviews.isEmpty)
            #expect(child.parent == nil)
        }

        @Test func aContainerIsEmptied() {
            let (parent, child, other) = (Screen("p", log), Screen("c", log), Screen("o", log))
            let container = UIView()
            parent.view.addSubview(container)
            parent.embed(child, in: container)
            parent.embed(other)
            parent.unembedChildren(in: container)
            #expect(parent.children == [other])
            #expect(container.subviews.isEmpty)
            #expect(child.parent == nil)
        }

        @Test func onlyOnesOwnChildrenCanBeTakenOut() {
            let (parent, child, other) = (Screen("p", log), Screen("c", log), Screen("o", log))
            parent.embed(child)
            _ = log.take()
            other.unembed(child)
            #expect(log.take() == [])
            #expect(parent.children == [child])
        }
    }
#endif
