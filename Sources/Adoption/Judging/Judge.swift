/// Decides for each descriptor whether its scene can be adopted, or gives the reason why not.
struct Judge {
    let index: AppIndex
    let resolver: Resolver
    /// True to turn arms that can't be used elsewhere into methods.
    let moves: Bool

    struct Verdict: Sendable {
        var descriptor: TypeFacts
        var content: Result<Adopted, Obstacle>
    }

    /// The contents of a scene's spec.
    struct Adopted: Sendable {
        /// The descriptor. For example: `Screens.FilmDescriptor`.
        var descriptor: String
        var builder: String
        var parameters: [MemberFacts.Parameter]
        /// The differences that the spec can't express.
        var differences: [String]
        var arm: Arm
        var opener: Opener
        /// The method that the arm is turned into.
        var method: MovedArm?
    }

    private let registries: RegistrySearch

    init(index: AppIndex, resolver: Resolver, moves: Bool) {
        self.index = index
        self.resolver = resolver
        self.moves = moves
        registries = RegistrySearch(index: index, names: TypeNames(index: index))
    }

    func verdict(on descriptor: TypeFacts) -> Verdict {
        do throws(Obstacle) {
            return Verdict(descriptor: descriptor, content: .success(try adopted(descriptor)))
        } catch {
            return Verdict(descriptor: descriptor, content: .failure(error))
        }
    }

    private func adopted(_ descriptor: TypeFacts) throws(Obstacle) -> Adopted {
        func refused(_ reason: String) -> Obstacle { Obstacle(reason: reason, place: descriptor.place) }
        if descriptor.isHidden { throw refused("it is private, and generated code can't see it") }
        if descriptor.isGeneric { throw refused("it is generic") }
        if let other = index.blocks(of: descriptor.name).first(where: {
            !$0.isExtension && $0.place != descriptor.place
        }) {
            let place = index.location(other.place)
            throw refused("'\(descriptor.name)' is declared twice, also in '\(place.path)', line \(place.line)")
        }
        let arms = resolver.arms.filter { index.resolve($0.arm.type, in: resolver.owner) == descriptor.name }
        guard
            let (arm, opener) = arms.first(where: { !$0.opener.isOverload && $0.opener.obstacle == nil }) ?? arms.first
        else {
            let opener = resolver.openers[0]
            if let registration = registries.registration(of: descriptor.name) {
                throw Obstacle(
                    reason: "'\(registration.function)' keeps a closure for it, which is no arm of '\(opener.name)'",
                    place: registration.place
                )
            }
            let place = opener.typeAround ?? resolver.owner
            throw refused(
                "nothing\(place.isEmpty ? "" : " in '\(place)'") opens it: '\(opener.name)' has no arm for it"
            )
        }
        if let obstacle = opener.obstacle { throw obstacle }
        if index.declaration(of: resolver.owner) == nil {
            throw Obstacle(
                reason: "'\(resolver.owner)' is extended here, but none of these sources declares it",
                place: opener.place
            )
        }
        if let obstacle = ArmOrder(index: index, resolver: resolver).obstacle(to: descriptor, arms, opener) {
            throw obstacle
        }
        do throws(Obstacle) {
            return try adopted(descriptor, arms, arm, opener)
        } catch {
            if descriptor.isAvailableInPart || givesNothingAtTimes(opener) { throw error }
            if let stays = staying(descriptor, arm, opener, error) { return stays }
            guard let method = method(arm, opener, descriptor) else { throw error }
            guard moves else {
                let kind = opener.scope.isEmpty ? "function" : "method"
                throw Obstacle(reason: error.reason + "; '--apply' makes a \(kind) of it", place: error.place)
            }
            let difference = "its \(opener.isOverload ? "body" : "arm") becomes '\(method.name)': \(error.reason)"
            var adopted = adopted(descriptor, by: method.call, [difference], arm, opener)
            adopted.method = method
            return adopted
        }
    }

    /// Returns the method that an arm can be turned into.
    private func method(_ arm: Arm, _ opener: Opener, _ descriptor: TypeFacts) -> MovedArm? {
        guard opener.isOverload else { return MovedArm(of: arm, opener, descriptor, index: index, resolver) }
        let wanted = resolver.output.map { outputType($0, of: descriptor) } ?? resolver.returns
        guard let wanted, OutputMatch(index: index).fits(result(of: opener), wanted) else { return nil }
        return MovedArm(ofOverload: opener, descriptor, index: index, resolver)
    }

    private func adopted(
        _ descriptor: TypeFacts,
        _ arms: [(arm: Arm, opener: Opener)],
        _ arm: Arm,
        _ opener: Opener
    ) throws(Obstacle) -> Adopted {
        func refused(_ reason: String) -> Obstacle { Obstacle(reason: reason, place: descriptor.place) }
        let expression = CastHelpers(index: index, scope: opener.typeAround ?? resolver.owner)
            .leftOut(of: try arm.content.get())
        if descriptor.isConditional { throw refused("it is declared in an '#if'") }
        if descriptor.isAvailableInPart { throw refused("it isn't available everywhere: it has an '@available'") }
        if let use = expression.uses.first(where: { isHidden($0, descriptor) }) {
            throw Obstacle(
                reason: "its arm uses '\(use.name)', which is private",
                place: use.place
            )
        }
        if let fault = BuilderShape.fault(in: expression.text) {
            let part = opener.isOverload ? "body" : "arm"
            throw Obstacle(reason: "its \(part) has \(fault.message)", place: arm.place)
        }
        if let type = opener.typeAround,
            let obstacle = EnvironmentScope(index: index, environment: resolver.owner, typeAround: type)
                .obstacle(to: expression)
        {
            throw obstacle
        }
        try requireOutput(of: descriptor, from: expression, arm, opener)
        let usable = arms.count { $0.opener.obstacle == nil && !$0.opener.isOverload }
        let differences = usable > 1 ? ["\(usable) arms open it; the spec has the first"] : []
        return adopted(descriptor, by: expression.text, differences, arm, opener)
    }

    private func adopted(
        _ descriptor: TypeFacts,
        by builder: String,
        _ differences: [String],
        _ arm: Arm,
        _ opener: Opener
    ) -> Adopted {
        let (parameters, difference) = ParametersReader(index: index).parameters(of: descriptor)
        return Adopted(
            descriptor: descriptor.name,
            builder: builder,
            parameters: parameters,
            differences: differences + (difference.map { [$0] } ?? []),
            arm: arm,
            opener: opener
        )
    }

    /// Adopts an overload that stays: it is a method already, which the switch can call, unless another function
    /// would replace it.
    private func staying(_ descriptor: TypeFacts, _ arm: Arm, _ opener: Opener, _ obstacle: Obstacle) -> Adopted? {
        let base = opener.name.prefix { $0 != "(" }
        let overloads = resolver.openers.count { $0.isOverload && $0.name.prefix { $0 != "(" } == base }
        let all = index.members(of: resolver.owner).methods.count { $0.name == base }
        let hasFallback = all > overloads
        guard opener.isOverload, !hasFallback, !descriptor.isConditional,
            !index.members(of: resolver.owner).hidden.contains(String(base))
        else { return nil }
        let label = opener.name.dropFirst(base.count + 1).prefix { $0 != ":" }
        let call = "\(base)(\(label == "_" ? "" : "\(label): ")descriptor)"
        let difference = "its overload stays, and the switch calls it: \(obstacle.reason)"
        return adopted(descriptor, by: call, [difference], arm, opener)
    }

    private func isHidden(_ use: ArmExpression.Use, _ descriptor: TypeFacts) -> Bool {
        let facts = index.facts[use.place.file]
        if use.base == "descriptor" { return index.members(of: descriptor.name).hidden.contains(use.name) }
        // Of whichever type: only this file sees it.
        if use.base == ArmExpression.Use.keyPath {
            return facts.types.contains { $0.members.hidden.contains(use.name) }
        }
        guard let base = use.base, base != "self" else {
            let owners = [resolver.owner] + index.ancestors(of: resolver.owner).sorted()
            let isMember = owners.contains { index.members(of: $0).hidden.contains(use.name) }
            return isMember || (use.base == nil && facts.hidden.contains(use.name))
        }
        guard let type = index.resolve(base, in: resolver.owner) else { return false }
        return index.members(of: type).hidden.contains(use.name)
    }

    /// Checks an arm's type against the function's result type. A cast has kept the compiler from doing so.
    private func requireOutput(
        of descriptor: TypeFacts,
        from expression: ArmExpression,
        _ arm: Arm,
        _ opener: Opener
    ) throws(Obstacle) {
        let wanted: String
        if givesNothingAtTimes(opener) {
            throw Obstacle(
                reason: "'\(opener.name)' returns an optional, and other functions don't",
                place: opener.place
            )
        }
        if let output = resolver.output {
            guard let written = outputType(output, of: descriptor) else {
                if !expression.isCast, opener.isOverload { return }
                throw Obstacle(reason: "its '\(output)' isn't written", place: descriptor.place)
            }
            wanted = written
        } else if resolver.returns == "Any" || (!expression.isCast && opener.result == resolver.returns) {
            return
        } else {
            wanted = resolver.returns ?? opener.result
        }
        // An overload's own result was checked by the compiler.
        let match = OutputMatch(index: index)
        if opener.isOverload, !expression.isCast, match.fits(result(of: opener), wanted) { return }
        let place = arm.place
        let types = ResultType(index: index, owner: resolver.owner, descriptor: descriptor.name)
        guard let all = types.of(expression.chain) else {
            throw Obstacle(reason: "what its arm gives isn't written, and should be a '\(wanted)'", place: place)
        }
        // Of several functions that it may call, each has to do.
        for given in all.map(outputOfDescriptor) where !match.fits(given, wanted) {
            throw Obstacle(reason: "its arm gives a '\(given)', cast to '\(wanted)'", place: place)
        }
    }

    /// Returns the type that `FilmDescriptor.Output` stands for.
    private func outputOfDescriptor(_ given: String) -> String {
        guard let output = resolver.output, given.hasSuffix(".\(output)"),
            let type = index.resolve(String(given.dropLast(output.count + 1)), in: resolver.owner),
            let facts = index.declaration(of: type), let written = outputType(output, of: facts)
        else { return given }
        return written
    }

    /// Returns a function's result type, without aliases of its own type.
    private func result(of opener: Opener) -> String {
        index.unaliased(outputOfDescriptor(opener.result), in: opener.scope)
    }

    /// Returns true if the result may be `nil`: `as?` doesn't distinguish that from a scene that isn't adopted.
    private func givesNothingAtTimes(_ opener: Opener) -> Bool {
        resolver.output == nil && resolver.returns == "Any" && opener.result.hasSuffix("?")
    }

    private func outputType(_ name: String, of descriptor: TypeFacts) -> String? {
        for type in [descriptor.name] + index.ancestors(of: descriptor.name).sorted() {
            let members = index.members(of: type)
            let standard = members.associatedTypes.first { $0.name == name }?.standard
            if let written = members.aliases[name] ?? standard { return index.unaliased(written, in: type) }
        }
        return nil
    }
}
