/// A call of a team's builder, checked against the type that it names.
struct AdoptedBuilder {
    /// The reason why it can't be called, as the end of a sentence, with the place that shows it.
    struct Reason {
        var text: String
        var note: String
        var place: SourceLocation
    }

    let call: BuilderCall
    /// The declarations of the type, including extensions.
    let declarations: [PackageTypes.Declaration]

    /// The reason; `nil` if the call fits, or if only the compiler can tell.
    var reason: Reason? {
        if declarations.contains(where: { $0.block.mayHaveMacro || !$0.block.inherited.isEmpty }) {
            // Members may come from elsewhere, but hardly the same that are here.
            return call.method.flatMap(hiddenReason)
        }
        return call.method.map(reason) ?? initializerReason
    }

    private func reason(of method: String) -> Reason? {
        let blocks = declarations.map(\.block)
        if blocks.contains(where: { $0.cases.contains(method) || $0.propertyPlaces.contains { $0.name == method } }) {
            return nil
        }
        let named = declarations.flatMap { declaration in
            declaration.block.functions.filter { $0.name == method }.map { ($0, declaration) }
        }
        if named.contains(where: { function, _ in fits(function) }) { return nil }
        guard let (function, declaration) = named.first else {
            guard !call.mayBeFree, let first = declarations.first(where: { !$0.block.isExtension }) else { return nil }
            let near = NearName.find(method, in: blocks.flatMap(\.functions).map(\.name))
            return Reason(
                text: "has no '\(call.selector)'",
                note: near.map { "it is declared here; did you mean '\($0)'?" } ?? "it is declared here",
                place: first.place
            )
        }
        let place = declaration.memberPlaces[function.offset] ?? declaration.place
        guard takes(function) else {
            return Reason(text: "has no '\(call.selector)'", note: "it has '\(function.selector)'", place: place)
        }
        return Reason(
            text: "has no '\(call.selector)' that can be called like this",
            note: fault(of: function),
            place: place
        )
    }

    /// Returns the reason if a method can only be called in its file.
    private func hiddenReason(of method: String) -> Reason? {
        let found = declarations.flatMap { declaration in
            declaration.block.functions.filter { $0.name == method && takes($0) }.map { ($0, declaration) }
        }
        guard let (function, declaration) = found.first, found.allSatisfy(\.0.isPrivate) else { return nil }
        return Reason(
            text: "has no '\(call.selector)' that can be called like this",
            note: fault(of: function),
            place: declaration.memberPlaces[function.offset] ?? declaration.place
        )
    }

    private func takes(_ function: DeclaredFunction) -> Bool {
        labelsFit(function.parameters.map { ($0.label, $0.hasDefault) })
    }

    private func fits(_ function: DeclaredFunction) -> Bool {
        function.isStatic != call.isMember && !function.isAsync && !function.canThrow && !function.isPrivate
            && takes(function)
    }

    private func fault(of function: DeclaredFunction) -> String {
        if function.isStatic == call.isMember { return "this one is\(function.isStatic ? "" : "n't") static" }
        if function.isPrivate { return "this one is private" }
        return function.isAsync ? "this one is async" : "this one throws"
    }

    private var initializerReason: Reason? {
        guard let first = declarations.first(where: { !$0.block.isExtension }) else { return nil }
        let candidates = declarations.initializers
        if candidates.contains(where: labelsFit) { return nil }
        return Reason(
            text: "has no '\(call.selector)'",
            note: candidates.first.map { "it has 'init(\($0.map { $0.label + ":" }.joined()))'" }
                ?? "it is declared here",
            place: first.place
        )
    }

    private func labelsFit(_ parameters: [(label: String, hasDefault: Bool)]) -> Bool {
        InitializerFit(call.labels, parameters) == .fits
    }
}

extension [PackageTypes.Declaration] {
    /// The parameters of each initializer, including the implicit one of a struct or class that declares none.
    var initializers: [[(label: String, hasDefault: Bool)]] {
        let declared = flatMap(\.block.initializers).map { $0.parameters.map { ($0.label, $0.hasDefault) } }
        let synthesised = map(\.block).filter {
            !$0.isExtension && $0.initializers.isEmpty && !($0.isStruct && !$0.hidingProperties.isEmpty)
        }.map {
            $0.isStruct ? $0.memberwiseParameters.map { ($0.label, $0.hasDefault) } : []
        }
        return declared + synthesised
    }
}
