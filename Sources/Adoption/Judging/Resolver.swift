/// The type of an app that makes screens from descriptors, with all of its functions that do so.
struct Resolver: Sendable {
    /// The type's name. For example: `Dependencies`.
    var owner: String
    /// The module of its functions, or the type around them if the module is unknown: a switch belongs to one module.
    var part: String
    /// The folder of the app that the module belongs to; other apps may have a module of the same name.
    var appFolder: String
    /// The protocol of the descriptors; `nil` if they have none in common.
    var conformance: String?
    /// The associated type for a descriptor's output; `nil` if the functions themselves declare it.
    var output: String?
    /// The functions, sorted by place.
    var openers: [Opener]
    /// The functions' result type, if there is no associated type for it.
    var returns: String?
    /// The parameter besides the descriptor that its function passes on.
    var handed: HandedParameter?
    /// True if all of its usable functions are on the main actor; otherwise none is.
    var isMainActor: Bool

    /// Returns true if its functions are methods of a type, or take it as a parameter.
    func isOf(_ type: String) -> Bool { owner == type || openers.contains { $0.typeAround == type } }

    /// The name with its module, if known. For example: `Halls.Environment`.
    var qualifiedOwner: String { part.isEmpty ? owner : "\(part).\(owner)" }

    /// A name for a stable order.
    fileprivate var name: String { "\(owner) \(conformance ?? "") \(part) \(appFolder)" }

    /// True if at least one of its functions has no obstacle.
    var isUsable: Bool { openers.contains { $0.obstacle == nil } }

    /// Returns true if its functions are methods of the same type in the same module.
    func isSameType(as other: Resolver) -> Bool {
        owner == other.owner && part == other.part && appFolder == other.appFolder
    }

    /// The rank: types precede functions outside of types.
    fileprivate var rank: Int { owner.isEmpty ? 0 : 1 }

    var arms: [(arm: Arm, opener: Opener)] { openers.flatMap { opener in opener.arms.map { ($0, opener) } } }
}

/// Finds the resolver among all functions that decide by types.
struct ResolverSearch {
    let index: AppIndex

    /// The most likely resolvers first: those that know the most descriptors, at least one.
    var resolvers: [Resolver] {
        var groups: [Key: [Opener]] = [:]
        let environments = EnvironmentSearch(index: index)
        let aliases = AliasSearch(index: index, names: TypeNames(index: index))
        let outer = OuterNames(index: index)
        for written in index.facts.flatMap(\.openers) where givesScreens(written) {
            let opener = outer.opener(environments.opener(aliases.opener(isolated(written))))
            for key in keys(of: opener) { groups[key, default: []].append(opener) }
        }
        let found = groups.compactMap { key, openers in resolver(key, openers) }
        return found.map { ($0, types(of: $0).count) }
            .filter { $0.1 > 0 || $0.0.openers.contains { $0.body.asksFirst } }
            .sorted {
                ($1.0.rank, $1.1, $1.0.isUsable ? 1 : 0, $0.0.name) < (
                    $0.0.rank, $0.1, $0.0.isUsable ? 1 : 0, $1.0.name
                )
            }
            .map(\.0)
    }

    /// Adds an obstacle to a function on another actor: scenes are built on the main actor, or on none.
    private func isolated(_ opener: Opener) -> Opener {
        guard let obstacle = isolationObstacle(of: opener) else { return opener }
        var opener = opener
        opener.obstacle = opener.obstacle ?? obstacle
        if opener.environment?.obstacle == nil { opener.environment?.obstacle = obstacle }
        return opener
    }

    private func isolationObstacle(of opener: Opener) -> Obstacle? {
        let actors = ActorSearch(index: index)
        if let actor = actors.otherActor(of: opener) ?? actors.otherActor(ofBlockAround: opener) {
            let reason = "'\(opener.name)' is isolated to '\(actor)', and scenes are built on the main actor"
            return Obstacle(reason: reason, place: opener.place)
        }
        // In an extension, what is generated would be on the actor of the type.
        if opener.head.isNonisolated, actors.isOnMainActor(index.resolve(opener.scope) ?? opener.scope) {
            let reason = "'\(opener.name)' is nonisolated, and '\(opener.scope)' is on the main actor"
            return Obstacle(reason: reason, place: opener.place)
        }
        if index.isMainActorByDefault(opener.place.file), index.declaration(of: opener.scope)?.keyword == "actor" {
            let reason = "'\(opener.scope)' is an actor, in a module that is on the main actor by a setting"
            return Obstacle(reason: reason, place: opener.place)
        }
        return UnclearActor(index: index).obstacle(of: opener)
    }

    private struct Key: Hashable {
        var owner: String
        var part: String
        var appFolder: String
        var conformance: String?
    }

    /// Returns true if it certainly is a resolver: it opens several descriptors, or has been adopted.
    func isCertain(_ resolver: Resolver) -> Bool {
        types(of: resolver).count > 1 || resolver.openers.contains { $0.body.asksFirst }
    }

    /// Returns true if a function returns its descriptor's output; others with a single arm may do anything.
    func isLikely(_ resolver: Resolver) -> Bool {
        resolver.openers.contains { opener in
            !opener.isOverload && opener.genericName.map { opener.result.hasPrefix("\($0).") } == true
        }
    }

    private func types(of resolver: Resolver) -> Set<String> {
        Set(resolver.arms.compactMap { index.resolve($0.arm.type, in: resolver.owner) })
    }

    private func keys(of opener: Opener) -> [Key] {
        let owner = index.resolve(opener.owner) ?? opener.owner
        let part = index.module(of: opener.place.file) ?? opener.typeAround ?? ""
        let folder = index.appFolder(of: opener.place.file)
        if !opener.isOverload {
            let name = index.resolve(opener.parameterType, in: owner) ?? opener.parameterType
            let isProtocol = index.declaration(of: name)?.isProtocol == true
            return [Key(owner: owner, part: part, appFolder: folder, conformance: isProtocol ? name : nil)]
        }
        guard let type = index.resolve(opener.parameterType, in: owner) else { return [] }
        return index.ancestors(of: type).filter { index.declaration(of: $0)?.isProtocol == true }.sorted().map {
            Key(owner: owner, part: part, appFolder: folder, conformance: $0)
        }
    }

    /// Returns false if the result certainly isn't a screen: texts, numbers, requests.
    private func givesScreens(_ opener: Opener) -> Bool {
        if let generic = opener.genericName, opener.result.hasPrefix("\(generic).") { return true }
        // Cells and views of a screen are made by the types of their models just so.
        let parts = ["Cell", "ReusableView"]
        if ["UIView", "NSView"].contains(opener.result) || parts.contains(where: opener.result.contains) {
            return false
        }
        if opener.parameterType.hasPrefix("UI") { return false }
        let words = ["View", "Controller", "Scene", "Screen", "Module", "Presentable", "Page"]
        return opener.result == "Any" || opener.result == "AnyObject"
            || words.contains(where: opener.result.replacing("ViewModel", with: "").contains)
    }

    private func resolver(_ key: Key, _ openers: [Opener]) -> Resolver? {
        // Those first whose arms can be made elsewhere.
        let (openers, isMainActor) = onOneActor(openers)
        let sorted = openers.sorted {
            ($0.obstacle == nil ? 0 : 1, $0.place.file, $0.place.offset)
                < ($1.obstacle == nil ? 0 : 1, $1.place.file, $1.place.offset)
        }
        let usable = sorted.contains { $0.obstacle == nil } ? sorted.filter { $0.obstacle == nil } : sorted
        let (kept, handed) = handing(sorted)
        let generic = sorted.first { opener in
            opener.genericName.map { opener.result.hasPrefix("\($0).") } ?? false
        }
        var output = generic.flatMap { opener in
            opener.genericName.map { opener.result.dropFirst($0.count + 1).prefix { $0 != "?" } }
        }.map(String.init)
        if output == nil, let conformance = key.conformance {
            let associated = ([conformance] + index.ancestors(of: conformance).sorted())
                .flatMap { index.members(of: $0).associatedTypes }
            if associated.count == 1 { output = associated.first?.name }
        }
        let results = Dictionary(grouping: usable, by: \.result).mapValues(\.count)
        let common = results.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return Resolver(
            owner: key.owner,
            part: key.part,
            appFolder: key.appFolder,
            conformance: key.conformance,
            output: output,
            openers: kept,
            returns: output == nil ? (results.count == 1 ? common : "Any") : nil,
            handed: handed,
            isMainActor: isMainActor
        )
    }

    /// Returns the functions with the parameter that they pass on. The generated method has one parameter, so several
    /// functions drop theirs.
    private func handing(_ openers: [Opener]) -> ([Opener], HandedParameter?) {
        let asking = openers.filter { !$0.isOverload && $0.obstacle == nil }
        if asking.count == 1, let handed = asking[0].handed { return (openers, handed) }
        return (
            openers.map { opener in
                var opener = opener
                opener.arms = opener.arms.map { $0.withoutHanded(opener.handed?.name ?? "") }
                opener.handed = nil
                return opener
            }, nil
        )
    }

    /// Returns the functions on one actor, as generated code needs it: that of the functions with the most arms.
    private func onOneActor(_ openers: [Opener]) -> ([Opener], isMainActor: Bool) {
        let actors = ActorSearch(index: index)
        let usable = openers.filter { $0.obstacle == nil }
        let groups = Dictionary(grouping: usable.isEmpty ? openers : usable, by: actors.isOnMainActorOrByDefault)
        let main = groups[true] ?? []
        let others = groups[false] ?? []
        func count(_ openers: [Opener]) -> Int { openers.reduce(0) { $0 + $1.arms.count } }
        let isMainActor = others.isEmpty || (!main.isEmpty && count(main) > count(others))
        if main.isEmpty || others.isEmpty { return (openers, isMainActor) }
        let reason = isMainActor ? "isn't on the main actor, and others are" : "is on the main actor, and others aren't"
        return (
            openers.map { opener in
                guard opener.obstacle == nil, actors.isOnMainActorOrByDefault(opener) != isMainActor else {
                    return opener
                }
                var opener = opener
                opener.obstacle = Obstacle(reason: "'\(opener.name)' \(reason)", place: opener.place)
                return opener
            }, isMainActor
        )
    }
}

extension Arm {
    fileprivate func withoutHanded(_ name: String) -> Arm {
        guard case .success(let expression) = content, expression.usesHanded else { return self }
        var arm = self
        let reason = "its arm uses '\(name)', which only the function around it knows"
        arm.content = .failure(Obstacle(reason: reason, place: place))
        return arm
    }
}
