/// A screen whose builder is the team's own. Generated code only leads to it from its descriptor, which is the team's
/// as well or lies beside the switch.
public struct AdoptedScene: Hashable, Sendable {
    /// For example: `Film`.
    public var name: String
    public var specPath: String
    /// The place of its name in its spec.
    public var place: SourceLocation
    /// For example: `Screens.FilmDescriptor`.
    public var descriptor: Located<SwiftType>
    /// True if its descriptor is generated.
    public var hasGeneratedDescriptor: Bool
    /// The expression by which the environment builds it; its view builder when `nil`.
    public var builder: Located<SwiftExpression>?
    /// The parameters of the descriptor's initializer.
    public var parameters: [Parameter]
    /// The place of the parameters in the spec.
    public var parametersPlace: SourceLocation?
    public var summary: String?
    /// True if it has no spec: its descriptor was found in the sources, and so were its places.
    public var isDiscovered = false
    /// The module that declares a discovered descriptor, if it isn't the app's.
    public var module: String?

    /// The expression that builds it.
    ///
    /// For example: `FilmViewBuilder.build(with: descriptor, environment: self)`.
    public var builderText: String {
        builder?.value.text ?? BuilderPattern.standard(of: name)
    }

    /// The place where a wrong builder is reported.
    public var builderPlace: SourceLocation { builder?.location ?? place }

    /// The descriptor's name without the types around it. For example: `FilmDescriptor`.
    public var descriptorName: String {
        descriptor.value.text.split(separator: ".").last.map(String.init) ?? descriptor.value.text
    }

    /// Returns true if the case of a scene with this name would be `self`, which is reserved in Swift.
    public static func hasReservedCase(_ name: String) -> Bool { SwiftIdentifier.lowerCamelCase(name) == "self" }
}

/// An adopted scene that a generated one leads to.
public struct AdoptedReference: Hashable, Sendable {
    /// For example: `Film`.
    public var scene: String
    /// The descriptor as generated code writes it. For example: `Screens.FilmDescriptor`.
    public var descriptor: String
}

extension ProjectBuilder {
    /// Returns the adopted scene that a route or a child names; `nil` if its descriptor is generated.
    func adoptedReference(_ name: String) -> AdoptedReference? {
        guard specs.scenesByName[name] == nil, let descriptor = specs.adoptedByName[name]?.descriptor else {
            return nil
        }
        return AdoptedReference(scene: name, descriptor: descriptors.qualified(descriptor.value.text))
    }

    func adoptedScene(_ spec: SceneSpec) -> AdoptedScene? {
        (spec.descriptor ?? generatedDescriptor(of: spec)).map { descriptor in
            var scene = AdoptedScene(
                name: spec.name.value,
                specPath: spec.path,
                place: spec.name.location,
                descriptor: descriptor,
                hasGeneratedDescriptor: spec.descriptor == nil,
                builder: spec.builder,
                parameters: spec.parameters.map(parameter),
                parametersPlace: spec.parameters.first?.name.location,
                summary: spec.summary
            )
            (scene.isDiscovered, scene.module) = (spec.isDiscovered, spec.module)
            return scene
        }
    }

    private func generatedDescriptor(of spec: SceneSpec) -> Located<SwiftType>? {
        let text = "\(descriptors.aloneNamespace).\(spec.name.value)Descriptor"
        return (try? SwiftType.read(text).get()).map { Located($0, at: spec.name.range) }
    }
}
