#if canImport(UIKit)
import UIKit
#endif

/// The base of the environments that stand in for the app in previews, sandboxes and tests of a feature.
///
/// Descriptors are recorded, and resolve to a screen that names them, unless they are stubbed. For example:
///
/// ```swift
/// environment.stub(UseCaseDescriptor.FetchFavouriteDescriptor.self) { _ in useCase }
/// #expect(environment.resolved == [ViewDescriptor.ProductDetailDescriptor(productID: 3)])
/// ```
@MainActor open class StubbedEnvironment: SceneEnvironment {
    /// The descriptors that were resolved, the first one first.
    public private(set) var resolved: [AnyHashable] = []

    /// The failures that were reported, and whether their screens were in front.
    public private(set) var failures: [(failure: SceneFailure, isOnScreen: Bool)] = []

    /// Closures that take a descriptor, by its type.
    private var stubs: [ObjectIdentifier: Any] = [:]

    public init() {}

    /// Sets the output of a type of descriptors.
    public func stub<Descriptor: TypedDescriptor>(
        _ type: Descriptor.Type,
        with make: @escaping (Descriptor) -> Descriptor.Output
    ) {
        stubs[ObjectIdentifier(type)] = make
    }

    /// For the resolvers of generated environments.
    public func output<Descriptor: TypedDescriptor & Hashable>(of descriptor: Descriptor) -> Descriptor.Output {
        resolved.append(descriptor)
        if let make = stubs[ObjectIdentifier(Descriptor.self)] as? (Descriptor) -> Descriptor.Output {
            return make(descriptor)
        }
        let name = "\(Descriptor.self)"
        let screen: @MainActor () -> UIViewController = {
            let screen = UIViewController()
            screen.title = name
            return screen
        }
        if let screen = screen() as? Descriptor.Output { return screen }
        if let scene = EmbeddedScene(screen) as? Descriptor.Output { return scene }
        return missing("environment.stub(\(name).self) { _ in … }", for: name)
    }

    /// The start value of a service: a scene that reaches for it ends the run.
    public func unset<Service>(_ service: String = #function) -> Service {
        missing("environment.\(service) = …", for: service)
    }

    private func missing<Value>(_ remedy: String, for name: String) -> Value {
        preconditionFailure("A scene reached for '\(name)', which isn't set. Set it before: \(remedy)")
    }

    open func tell(of failure: SceneFailure, isOnScreen: Bool) { failures.append((failure, isOnScreen)) }

    open func tellOfLoadedContent() {}
}
