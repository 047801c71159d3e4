/// An arm that becomes a method of the resolver's type, with its statements as they are.
struct MovedArm: Hashable, Sendable {
    /// For example: `makeCheckout`.
    var name: String
    /// What the generated switch calls. For example: `makeCheckout(descriptor, as: Place.Checkout.self)`.
    var call: String
    /// Up to the opening brace.
    var heading: String
    var statements: MovableStatements

    /// - Returns: `nil` for an arm that can't become one.
    init?(of arm: Arm, _ opener: Opener, _ descriptor: TypeFacts, index: AppIndex, _ resolver: Resolver) {
        guard let movable = arm.movable, !opener.isOverload, !descriptor.isConditional else { return nil }
        let scene = SceneNames.name(of: descriptor.name)
        let name = "make\(scene)"
        let isTaken = ([resolver.owner] + index.ancestors(of: resolver.owner)).map(index.members).contains { members in
            members.methods.contains { $0.name == name } || members.properties[name] != nil
        }
        if isTaken { return nil }
        let parameter =
            movable.boundName.map { "_ \($0.spelledAsLocal): \(descriptor.name)" } ?? "_: \(descriptor.name)"
        let actor = opener.isMainActor ? "@MainActor\n" : ""
        self.name = name
        statements = movable
        if let generic = opener.genericName {
            call = "\(name)(descriptor, as: \(descriptor.name).self)"
            heading =
                "\(actor)func \(name)\(opener.body.generics)(\(parameter), as _: \(generic).Type) -> \(opener.result)\(opener.body.requirements) {"
        } else {
            call = "\(name)(descriptor)"
            heading = "\(actor)func \(name)(\(parameter)) -> \(opener.result) {"
        }
    }
}
