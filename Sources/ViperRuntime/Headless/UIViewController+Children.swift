#if !canImport(UIKit)
    extension UIViewController {
        /// This controller, its container, the container's container and so on.
        var containers: some Sequence<UIViewController> { sequence(first: self, next: \.parent) }

        func nearestContainer<Container: UIViewController>() -> Container? {
            for case let container as Container in containers where container !== self { return container }
            return nil
        }

        /// Adds a child. UIKit raises if a controller would contain itself; here nothing happens.
        func adopt(_ child: UIViewController) {
            guard child.parent !== self, !containers.contains(where: { $0 === child }) else { return }
            child.leaveParent()
            child.willMove(toParent: self)
            children.append(child)
            child.parent = self
            showCurrentChild(animated: false)
        }

        func leaveParent() {
            guard let parent else { return }
            parent.children.removeAll { $0 === self }
            self.parent = nil
            parent.showCurrentChild(animated: false)
            didMove(toParent: nil)
        }

        /// Makes `newChildren` the children, with UIKit's calls around it, and shows the right one.
        func replaceChildren(with newChildren: [UIViewController], animated: Bool) {
            let old = children
            let leaving = old.filter { !newChildren.contains($0) }
            let arriving = newChildren.filter { !old.contains($0) }
            for child in leaving { child.willMove(toParent: nil) }
            for child in arriving {
                child.leaveParent()
                child.willMove(toParent: self)
                child.parent = self
            }
            children = newChildren
            showCurrentChild(animated: animated, moving: Move(arriving: arriving, leaving: leaving))
        }

        /// The children that come and go in a transition.
        struct Move {
            var arriving: [UIViewController] = []
            var leaving: [UIViewController] = []
        }

        func begin(_ move: Move) {
            for child in move.arriving { child.isMovingToParent = true }
            for child in move.leaving { child.isMovingFromParent = true }
        }

        func end(_ move: Move) {
            for child in move.leaving {
                child.isMovingFromParent = false
                guard child.parent === self, !children.contains(child) else { continue }
                child.parent = nil
                child.didMove(toParent: nil)
            }
            for child in move.arriving {
                child.isMovingToParent = false
                if child.parent === self { child.didMove(toParent: self) }
            }
        }
    }
#endif
