/// An arm that becomes a function beside the resolver, with its statements as they are.
struct MovedArm: Hashable, Sendable {
    /// For example: `makeCheckout`.
    var name: String
    /// What the generated switch calls. For example: `makeCheckout(descriptor, as: Place.Checkout.self)`.
    var call: String
    /// Up to the opening brace.
    var heading: String
    /// Those of an arm; `nil` where the whole body of an overload goes there.
    var statements: MovableStatements?

    /// - Returns: `nil` for an arm that can't become one.
    init?(of arm: Arm, _ opener: Opener, _ descriptor: TypeFacts, index: AppIndex, _ resolver: Resolver) {
        guard let movable = arm.movable, !opener.isOverload, !descriptor.isConditional,
            let place = MethodPlace(beside: opener, index: index, resolver),
            let name = place.freeName(for: SceneNames.name(of: descriptor.name))
        else { return nil }
        let bound = movable.boundName.map { "_ \($0.spelledAsLocal)" } ?? "_"
        var parameters = ["\(bound): \(descriptor.name)", place.parameter].compactMap(\.self)
        var arguments = ["descriptor", place.argument].compactMap(\.self)
        var (generics, requirements) = ("", "")
        if let generic = opener.genericName {
            parameters.append("as _: \(generic).Type")
            arguments.append("as: \(descriptor.name).self")
            (generics, requirements) = (opener.body.generics, opener.body.requirements)
        }
        self.name = name
        statements = movable
        call = "\(place.receiver)\(name)(\(arguments.joined(separator: ", ")))"
        let signature = "(\(parameters.joined(separator: ", "))) -> \(opener.result)\(requirements)"
        heading = "\(place.attributes)\(place.keyword)func \(name)\(generics)\(signature) {"
    }

    /// The body of a method for one descriptor, which goes on being called by that type.
    init?(ofOverload opener: Opener, _ descriptor: TypeFacts, index: AppIndex, _ resolver: Resolver) {
        guard opener.isOverload, opener.isMovable, !descriptor.isConditional,
            let place = MethodPlace(beside: opener, index: index, resolver),
            let name = place.freeName(for: SceneNames.name(of: descriptor.name))
        else { return nil }
        self.name = name
        call = "\(name)(descriptor)"
        let parameter = "_ \(opener.subject.spelledAsLocal): \(descriptor.name)"
        heading = "\(place.attributes)func \(name)(\(parameter)) -> \(opener.result) {"
    }
}
