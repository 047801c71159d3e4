#if canImport(UIKit)
    public import Foundation
    public import UIKit

    /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
    @MainActor @preconcurrency
    public protocol UIViewControllerRepresentable: View where Body == Never {
        associatedtype UIViewControllerType: UIViewController
        associatedtype Coordinator = Void
        typealias Context = UIViewControllerRepresentableContext<Self>
        @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
        @MainActor @preconcurrency func updateUIViewController(
            _ uiViewController: UIViewControllerType,
            context: Context
        )
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator

        /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/sizethatfits(_:uiviewcontroller:context:)
        ///
        /// Of iOS 16; the runtime has it behind `@available`.
        @MainActor @preconcurrency func sizeThatFits(
            _ proposal: ProposedViewSize,
            uiViewController: UIViewControllerType,
            context: Context
        ) -> CGSize?
    }

    extension UIViewControllerRepresentable {
        public func sizeThatFits(
            _ proposal: ProposedViewSize,
            uiViewController: UIViewControllerType,
            context: Context
        ) -> CGSize? { nil }
    }

    extension UIViewControllerRepresentable {
        public var body: Never { fatalError("only type-checked") }
    }

    extension UIViewControllerRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }

    /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
    @MainActor @preconcurrency
    public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
        public let coordinator: Representable.Coordinator
    }

    /// https://developer.apple.com/documentation/swiftui/uiviewrepresentable
    @MainActor @preconcurrency
    public protocol UIViewRepresentable: View where Body == Never {
        associatedtype UIViewType: UIView
        associatedtype Coordinator = Void
        typealias Context = UIViewRepresentableContext<Self>
        @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
        @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    }

    extension UIViewRepresentable {
        public var body: Never { fatalError("only type-checked") }
    }

    extension UIViewRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }

    /// https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
    @MainActor @preconcurrency
    public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
        public let coordinator: Representable.Coordinator
    }
#endif
