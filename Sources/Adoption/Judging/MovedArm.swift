/// An arm that becomes a function beside the resolver, with unchanged statements.
struct MovedArm: Hashable, Sendable {
    /// The name. For example: `makeCheckout`.
    var name: String
    /// The call in the generated switch. For example: `makeCheckout(descriptor, as: Place.Checkout.self)`.
    var call: String
    /// The function up to its opening brace.
    var heading: String
    /// The statements of an arm; `nil` if the whole body of an overload is moved.
    var statements: MovableStatements?

    /// - Returns: `nil` for an arm that can't become a function.
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

    /// Creates a function from the body of an overload, which stays callable by the descriptor's type.
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
