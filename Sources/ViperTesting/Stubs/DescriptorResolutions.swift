import ViperIssues
public import ViperRuntime

/// The resolutions requested from a stubbed environment, with its stubs.
///
/// A generated `StubbableEnvironment` has one. For example:
///
/// ```swift
/// environment.stub(ViewDescriptor.RecipeDetailsDescriptor.self) { _ in UIViewController() }
/// wireframe.showRecipe(recipeID: "1")
/// #expect(environment.resolutions.of(ViewDescriptor.RecipeDetailsDescriptor.self).map(\.recipeID) == ["1"])
/// ```
@MainActor public final class DescriptorResolutions {
    /// True if a scene without a stub is silently replaced by a placeholder, as in a sandbox.
    ///
    /// Otherwise the running test records an issue, and continues with the placeholder.
    public var showsStandIns = false

    /// All generated descriptors that were resolved, the first one first.
    public private(set) var descriptors: [any TypedDescriptor] = []

    /// The app's own descriptors that were resolved, the first one first.
    private var adopted: [Any] = []

    /// The stubs, closures that take a descriptor, by its type.
    private var stubs: [ObjectIdentifier: Any] = [:]

    /// Creates a value without resolutions and stubs.
    public nonisolated init() {}

    /// Returns the resolved descriptors of one type, the first one first.
    public func of<Descriptor: TypedDescriptor>(_ type: Descriptor.Type) -> [Descriptor] {
        descriptors.compactMap { $0 as? Descriptor }
    }

    /// Sets the result of resolving a descriptor from now on.
    public func stub<Descriptor: TypedDescriptor>(
        _ type: Descriptor.Type,
        with make: @escaping (Descriptor) -> Descriptor.Output
    ) {
        stubs[ObjectIdentifier(type)] = make
    }

    /// Records the descriptor, and returns its stub if there is one, otherwise the result of the environment itself.
    public func resolve<Descriptor: TypedDescriptor>(
        _ descriptor: Descriptor,
        otherwise make: () -> Descriptor.Output
    ) -> Descriptor.Output {
        descriptors.append(descriptor)
        return stub(of: descriptor) ?? make()
    }

    /// Returns the placeholder for a scene of another feature without a stub.
    ///
    /// The running test records an issue, unless ``showsStandIns`` is set.
    public func standIn<Descriptor: TypedDescriptor>(
        for descriptor: Descriptor,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> UIViewController {
        if !showsStandIns {
            let call = "environment.stub(ViewDescriptor.\(String(describing: Descriptor.self)).self)"
            report(descriptor, call, file: file, line: line)
        }
        return StandInViewController(for: descriptor)
    }

    /// Returns the resolved descriptors of a type that isn't generated, the first one first.
    public func of<Descriptor>(adopted type: Descriptor.Type) -> [Descriptor] {
        adopted.compactMap { $0 as? Descriptor }
    }

    /// Sets the result of resolving a descriptor that isn't generated from now on.
    public func stub<Descriptor>(
        adopted type: Descriptor.Type,
        with make: @escaping (Descriptor) -> UIViewController
    ) {
        stubs[ObjectIdentifier(type)] = make
    }

    /// Records a descriptor that isn't generated, and returns its stub if there is one, otherwise a placeholder.
    ///
    /// Without a stub, the running test records an issue, unless ``showsStandIns`` is set.
    public func resolve<Descriptor>(
        adopted descriptor: Descriptor,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> UIViewController {
        adopted.append(descriptor)
        if let stub = stubs[ObjectIdentifier(Descriptor.self)] as? (Descriptor) -> UIViewController {
            return stub(descriptor)
        }
        if !showsStandIns {
            let call = "environment.stub(adopted: \(String(reflecting: Descriptor.self)).self)"
            report(descriptor, call, file: file, line: line)
        }
        return StandInViewController(for: descriptor)
    }

    private func stub<Descriptor: TypedDescriptor>(of descriptor: Descriptor) -> Descriptor.Output? {
        let stub = stubs[ObjectIdentifier(Descriptor.self)] as? (Descriptor) -> Descriptor.Output
        return stub?(descriptor)
    }

    private func report(_ descriptor: Any, _ call: String, file: StaticString, line: UInt) {
        let message = """
            \(DescriptorText(descriptor)) was resolved, but is not stubbed. \
            Call \(call) { descriptor in … } before, \
            or set environment.resolutions.showsStandIns.
            """
        IssueReport.record(message, file: file, line: line)
    }
}
