/// Collects everything that a protocol's mock needs, from all of its ancestors.
struct Linker: Sendable {
    private let options: MockOptions
    private let index: ProtocolIndex
    private let pattern: MockClassPattern?

    init(options: MockOptions, index: ProtocolIndex) {
        self.options = options
        self.index = index
        pattern = try? MockClassPattern.read(options.className).get()
    }

    func link(_ model: ProtocolModel) -> (linked: LinkedProtocol?, problems: [Ancestry.Problem]) {
        let model = index.limited(model)
        let ancestry = Ancestry(of: model, in: index)
        let className = model.mark?.className ?? pattern?.name(for: model.name) ?? "Mock" + model.name
        // A protocol that only a pattern has chosen is left out.
        let isChosen = model.mark != nil || options.selection.names(model)
        var problems = ancestry.problems
        if isChosen { problems = problems.map { $0.lacking(in: className) } }
        problems += ancestry.models.flatMap(\.unmockable).map { unmockable in
            Ancestry.Problem(
                kind: .unmockable,
                place: unmockable.place,
                message: unmockable.reason,
                notes: unmockable.remedy.map { [Diagnostic.Note($0)] } ?? []
            )
        }
        if ["private", "fileprivate"].contains(model.access) {
            let reason = model.surrounding.map { ", since \($0) around it is" } ?? ""
            let message = "'\(model.name)' is \(model.access)\(reason): a mock in another file can't see it"
            problems.append(Ancestry.Problem(kind: .unmockable, place: model.place, message: message))
        }
        problems += (model.mark?.faults ?? []).map { fault in
            let note = Diagnostic.Note(fault.remedy)
            return Ancestry.Problem(
                kind: fault.isWarning ? .unmetMark : .mockAnnotation,
                place: fault.place,
                message: fault.message,
                notes: [note],
                isWarning: fault.isWarning
            )
        }
        if model.mark?.className == nil, let problem = problem(inClassName: className, of: model) {
            let message = "'\(className)' can't be the name of a mock: \(problem)"
            let note = Diagnostic.Note("name it before the protocol: '/// @mockable(override: name = StoreMock)'")
            let kind = DiagnosticKind.unmockable
            problems.append(Ancestry.Problem(kind: kind, place: model.place, message: message, notes: [note]))
        }
        problems += hidden(ancestry)
        if problems.contains(where: { !$0.isWarning }) { return (nil, problems) }
        let associatedTypes = AssociatedTypes(
            of: ancestry,
            mark: model.mark,
            className: className,
            naming: options.naming.naming
        )
        let isolation = isolation(of: ancestry)
        let members = members(of: ancestry, className: className, isolation, associatedTypes)
        let linked = LinkedProtocol(
            model: model,
            className: className,
            access: model.access,
            isolation: isolation,
            isSendable: ancestry.standard.contains(where: StandardProtocols.isSendable),
            isObjectiveC: ancestry.standard.contains(where: StandardProtocols.needsNSObject),
            generics: associatedTypes.parameters,
            requirements: associatedTypes.requirements,
            typealiases: associatedTypes.typealiases,
            aliases: associatedTypes.aliases,
            members: members,
            standardMembers: standardMembers(ancestry, className: className, declared: members),
            files: files(of: ancestry),
            conformanceIsolation: conformanceIsolation(of: ancestry, isolation),
            mustBeFinal: asksForSelf(ancestry),
            wishes: ancestry.models.flatMap { $0.mark?.wishes ?? [] },
            isPlain: ancestry.models.allSatisfy(\.isPlain) && model.mark?.hasTexts != true
        )
        problems += unusedAliases(model, associatedTypes.names)
        return (linked, problems + unmetWishes(linked, isWhole: ancestry.problems.isEmpty))
    }

    /// Returns the requests of annotations that the mock can't fulfil; inherited ones are reported for the ancestors.
    ///
    /// - Parameter isWhole: true if all members are known.
    private func unmetWishes(_ linked: LinkedProtocol, isWhole: Bool) -> [Ancestry.Problem] {
        let own = linked.model.mark?.wishes ?? []
        if own.isEmpty { return [] }
        let refused = MockShape(linked, options: options).wishes.refused
        return refused.filter { own.contains($0.wish) && (isWhole || !$0.isOfNoMember) }.map { refusal in
            Ancestry.Problem(
                kind: .unmetMark,
                place: refusal.place,
                message: refusal.message,
                notes: [Diagnostic.Note(refusal.remedy)],
                isWarning: true
            )
        }
    }

    /// Reports a protocol that is only visible to an `@_spi` import.
    private func hidden(_ ancestry: Ancestry) -> [Ancestry.Problem] {
        guard let hidden = ancestry.models.first(where: \.isHidden), let model = ancestry.models.first else {
            return []
        }
        let which = hidden.place == model.place ? "" : " inherits from '\(hidden.name)', which"
        let message = "'\(model.name)'\(which) is declared with @_spi, so a mock that others import can't conform to it"
        let note = Diagnostic.Note("declare it without '@_spi', or write its mock by hand")
        return [Ancestry.Problem(kind: .unmockable, place: model.place, message: message, notes: [note])]
    }

    private func problem(inClassName name: String, of model: ProtocolModel) -> String? {
        if name == model.name { return "the protocol is called so" }
        return MockClassName.problem(in: name)?.message
    }

    /// Reports types that an annotation gives to names for which the protocol has no associated type.
    private func unusedAliases(_ model: ProtocolModel, _ names: Set<String>) -> [Ancestry.Problem] {
        let written = model.mark?.typealiasPlaces.filter { !names.contains($0.key) } ?? [:]
        return written.sorted { $0.key < $1.key }.map { name, place in
            let known = names.sorted()
            let near = NearName.find(name, in: known) ?? (known.count == 1 ? known[0] : nil)
            return Ancestry.Problem(
                kind: .mockAnnotation,
                place: place,
                message: "'\(model.name)' has no associated type '\(name)'",
                notes: [Diagnostic.Note(near.map { "write '\($0)'" } ?? "remove '\(name) = …'")],
                isWarning: true
            )
        }
    }

    private func returnsNoncopyable(_ member: Member) -> Bool {
        if member.generics.parameters.isEmpty { return false }
        return member.result.mentions(Erasure(member.generics) { _ in false }.noncopyable)
    }

    private func conformanceIsolation(of ancestry: Ancestry, _ isolation: LinkedProtocol.Isolation) -> String {
        guard options.defaultIsolation == .mainActor, case .globalActor = isolation else { return "" }
        let inherits =
            ancestry.models.count > 1 || !ancestry.problems.isEmpty
            || ancestry.standard.contains { StandardProtocols.members[$0] != nil }
        return inherits ? "nonisolated " : ""
    }

    private func files(of ancestry: Ancestry) -> [Int] {
        var files: [Int] = []
        for model in ancestry.models where !files.contains(model.place.file) { files.append(model.place.file) }
        return files
    }

    private func asksForSelf(_ ancestry: Ancestry) -> Bool {
        if ancestry.standard.contains(where: { StandardProtocols.members[$0] != nil }) { return true }
        return ancestry.models.contains { model in
            model.members.contains { member in
                member.result.mentions("Self") || member.parameters.contains { $0.type.mentions("Self") }
            }
        }
    }

    private func isolation(of ancestry: Ancestry) -> LinkedProtocol.Isolation {
        if ancestry.standard.contains("Actor") || ancestry.standard.contains("AnyActor") { return .actor }
        return ancestry.models.lazy.compactMap(ownIsolation).first ?? defaultIsolation
    }

    private var defaultIsolation: LinkedProtocol.Isolation {
        options.defaultIsolation == .mainActor ? .globalActor("@MainActor") : .nonisolated
    }

    private func ownIsolation(of model: ProtocolModel) -> LinkedProtocol.Isolation? {
        if model.isNonisolated { return .nonisolated }
        return model.attributes.first(where: AttributeMeaning.isGlobalActor).map { .globalActor($0) }
    }

    private func members(
        of ancestry: Ancestry,
        className: String,
        _ isolation: LinkedProtocol.Isolation,
        _ associatedTypes: AssociatedTypes
    ) -> [Member] {
        var members = MemberUnion()
        for model in inNamingOrder(ancestry.models) {
            let substitution = SelfSubstitution(
                className: className,
                associatedTypes: associatedTypes,
                siblings: index.siblings(of: model)
            )
            // What an inherited protocol leaves to any thread, a mock that is bound to an actor has to leave to it too.
            let isFree = model.place != ancestry.models[0].place && isFree(model, in: ancestry, isolation)
            for member in model.members {
                var member = substitution.apply(to: member)
                if isFree, !member.attributes.contains(where: AttributeMeaning.isGlobalActor) {
                    member.isNonisolated = true
                }
                index.kinds.apply(to: &member)
                if returnsNoncopyable(member) { member.returnsUncopyable = true }
                members.add(member)
            }
        }
        if let identity = identity(of: ancestry, declared: members.members, associatedTypes) { members.add(identity) }
        return members.members
    }

    private func inNamingOrder(_ models: [ProtocolModel]) -> [ProtocolModel] {
        guard options.naming.naming.traits.putsOtherModulesFirst else { return models }
        return models.filter(\.isOfOtherModule) + models.filter { !$0.isOfOtherModule }
    }

    /// Returns `id` for `protocol Recipe: Identifiable where ID == String`; a class only has one of another type.
    private func identity(of ancestry: Ancestry, declared: [Member], _ associatedTypes: AssociatedTypes) -> Member? {
        guard ancestry.standard.contains("Identifiable"), !declared.contains(where: \.isIdentity) else { return nil }
        let own = associatedTypes.names.contains("ID") ? TypeShape.named("ID", []) : nil
        guard let type = ancestry.saidIdentity ?? own, type != .named("ObjectIdentifier", []) else { return nil }
        // The standard library leaves it to any thread.
        var id = Member(kind: .property, name: "id", place: ancestry.models[0].place)
        id.result = type
        id.isNonisolated = true
        return id
    }

    private func isFree(
        _ model: ProtocolModel,
        in ancestry: Ancestry,
        _ isolation: LinkedProtocol.Isolation
    ) -> Bool {
        if isolation == .nonisolated { return false }
        let own = Ancestry(of: model, in: index)
        return self.isolation(of: own) == .nonisolated
    }

    private func standardMembers(_ ancestry: Ancestry, className: String, declared: [Member]) -> [String] {
        let wanted = ancestry.standard.flatMap { StandardProtocols.members[$0] ?? [] }
        if wanted.isEmpty { return [] }
        let selectors = Set(declared.map(SignatureText.selector))
        var lines: [String] = []
        for member in wanted {
            let line = member.line.replacing("#Self", with: className)
            if !selectors.contains(member.selector), !lines.contains(line) { lines.append(line) }
        }
        return lines
    }
}
