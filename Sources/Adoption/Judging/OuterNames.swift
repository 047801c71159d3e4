/// Qualifies names of the types around a function, which an extension in another file doesn't know.
struct OuterNames {
    let index: AppIndex

    func opener(_ opener: Opener) -> Opener {
        guard opener.obstacle == nil else { return opener }
        var opener = opener
        if opener.typeAround == nil { opener.owner = fullOwner(of: opener) }
        var result = opener
        if opener.typeAround == nil {
            if let obstacle = ownerObstacle(opener) {
                result.obstacle = obstacle
                return result
            }
            result.arms = opener.arms.map { arm in
                var arm = arm
                if case .success(let expression) = arm.content {
                    arm.content = Result { () throws(Obstacle) in try qualified(expression, in: opener) }
                }
                return arm
            }
        }
        do throws(Obstacle) {
            result.result = try qualified(opener.result, of: opener)
        } catch {
            result.obstacle = error
        }
        return result
    }

    /// Returns the types around it, innermost first, that a method of its owner doesn't know in another file.
    private func outer(of opener: Opener) -> [String] {
        opener.around.reversed().filter { type in
            opener.typeAround != nil || (type != opener.owner && !type.hasSuffix("." + opener.owner))
        }
    }

    /// Returns the owner without the name of its module, which an extension may have before it.
    private func fullOwner(of opener: Opener) -> String {
        guard index.declaration(of: opener.owner) == nil, let full = index.resolve(opener.owner),
            opener.owner.hasSuffix("." + full), let file = index.declaration(of: full)?.place.file
        else { return opener.owner }
        let module = String(opener.owner.dropLast(full.count + 1))
        let isIts = index.module(of: file).map { $0 == module } ?? index.folders(of: file).contains(module)
        return isIts ? full : opener.owner
    }

    private func ownerObstacle(_ opener: Opener) -> Obstacle? {
        func obstacle(_ reason: String) -> Obstacle { Obstacle(reason: reason, place: opener.place) }
        guard let type = index.declaration(of: opener.owner) else {
            // A module's name, or another type's, could stand before it.
            return opener.owner.contains(".")
                ? obstacle("'\(opener.owner)' is extended here, but none of these sources declares it") : nil
        }
        return EnvironmentTypeRules(index: index).reason(against: type).map { obstacle("'\(type.name)' \($0)") }
    }

    private func qualified(_ expression: ArmExpression, in opener: Opener) throws(Obstacle) -> ArmExpression {
        var result = expression
        var prefixes: [(offset: Int, text: String)] = []
        for use in expression.uses where use.base == nil && !["Self", "self"].contains(use.name) {
            if knows(use.name, opener.owner) { continue }
            guard let type = outer(of: opener).first(where: { knows(use.name, $0) }) else {
                try requireSame(use, opener)
                continue
            }
            if isHidden(use.name, in: type) {
                throw Obstacle(reason: "its arm uses '\(use.name)', which is private", place: use.place)
            }
            guard let offset = use.offset else {
                throw Obstacle(reason: "its arm uses '\(use.name)' of '\(type)'", place: use.place)
            }
            prefixes.append((offset, type + "."))
        }
        result.text = inserting(prefixes, into: expression.text)
        for position in result.wrapped.indices {
            result.wrapped[position].value = try qualified(expression.wrapped[position].value, in: opener)
        }
        return result
    }

    /// Checks that a name which doesn't belong to the types around the function isn't taken for one of theirs.
    private func requireSame(_ use: ArmExpression.Use, _ opener: Opener) throws(Obstacle) {
        for type in TypeNames.path(to: opener.owner).dropLast() where knows(use.name, type) {
            throw Obstacle(
                reason: "its arm uses '\(use.name)', which isn't the one of '\(type)'",
                place: use.place
            )
        }
        let isKnown =
            use.name.first?.isUppercase == true
            || index.facts.contains { $0.functions.contains { $0.name == use.name } }
        let rules = EnvironmentTypeRules(index: index)
        if !isKnown, outer(of: opener).contains(where: rules.inheritsUnknown) {
            throw Obstacle(reason: "its arm uses '\(use.name)', and what that is isn't written", place: use.place)
        }
    }

    /// Returns the function's result type.
    private func qualified(_ type: String, of opener: Opener) throws(Obstacle) -> String {
        if let generic = opener.genericName, type.hasPrefix("\(generic).") { return type }
        var prefixes: [(offset: Int, text: String)] = []
        // What the function sees; the owner of a function that takes it is none of that.
        let scopes = opener.typeAround == nil ? [opener.owner] + outer(of: opener) : outer(of: opener)
        for word in type.matches(of: /[\p{L}_][\p{L}\p{N}_]*/) {
            if type[..<word.range.lowerBound].last == "." { continue }
            let name = String(word.output)
            let owner = scopes.first { knows(name, $0) }
            let isTopLevel = owner == nil && index.facts[opener.place.file].hidden.contains(name)
            if isTopLevel || owner.map({ isHidden(name, in: $0) }) == true {
                throw Obstacle(reason: "'\(opener.name)' returns '\(name)', which is private", place: opener.place)
            }
            if owner != opener.owner, opener.typeAround != nil, knows(name, opener.owner) {
                throw Obstacle(
                    reason: "'\(opener.name)' returns '\(name)', which means something else in '\(opener.owner)'",
                    place: opener.place
                )
            }
            guard let owner, owner != opener.owner else { continue }
            prefixes.append((type.utf8.distance(from: type.startIndex, to: word.range.lowerBound), owner + "."))
        }
        return inserting(prefixes, into: type)
    }

    private func inserting(_ prefixes: [(offset: Int, text: String)], into text: String) -> String {
        var bytes = Array(text.utf8)
        for prefix in prefixes.sorted(by: { $0.offset > $1.offset }) {
            bytes.insert(contentsOf: prefix.text.utf8, at: prefix.offset)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns true if the type, or one that it inherits from, has a member of the name.
    private func knows(_ name: String, _ type: String) -> Bool { index.owner(of: name, type) != nil }

    private func isHidden(_ name: String, in type: String) -> Bool {
        index.owner(of: name, type).map { index.members(of: $0).hidden.contains(name) } ?? false
    }
}
