extension TargetPackageFacts {
    /// Reads the protocols of services, if scenes' methods call any.
    ///
    /// - Parameter ofLoadsOnly: true to skip other calls, whose specs say what is `async`.
    mutating func readServiceProtocols(of specs: SpecSet, in folders: [String], ofLoadsOnly: Bool) {
        let scenes = specs.modules.flatMap(\.scenes)
        let flags = scenes.flatMap(\.variants).compactMap { AskedFlag($0)?.method }
        let methods = (scenes.flatMap(\.askedMethods) + flags).filter { !ofLoadsOnly || $0.load != nil }
        let calls = Dictionary(grouping: methods.compactMap(\.call?.value), by: \.service)
        var wanted: [String: [ServiceCall]] = [:]
        for service in specs.project.services where service.isScaffolded {
            guard let calls = calls[service.name.value] else { continue }
            wanted[service.type.value.protocolName, default: []] += calls
        }
        readProtocols(Set(wanted.keys), in: folders)
        // Another generator may have extended it.
        let unmet = wanted.filter { name, calls in serviceProtocols[name].map { !calls.allSatisfy($0.has) } ?? false }
        readProtocols(Set(unmet.keys), in: folders, includingGenerated: true)
        let types = specs.project.services.map { ($0.name.value, $0.type.value.protocolName) }
        let protocols = Dictionary(types) { first, _ in first }
        readValueTypes(in: folders, handed: methods) { protocols[$0] }
    }

    /// Reads the types that decide whether a call converts, as `Jar?` for `Jar`; only if a call has another form.
    private mutating func readValueTypes(
        in folders: [String],
        handed methods: [MethodSpec],
        protocolOf: (_ service: String) -> String?
    ) {
        let conversions = methods.flatMap { method in
            let found = method.call.flatMap { call in protocolOf(call.value.service).flatMap { serviceProtocols[$0] } }
            return found?.members.filter { $0.name == method.call?.value.member }.flatMap {
                method.parameterConversions(calling: $0) + method.resultConversions(calling: $0)
            } ?? []
        }
        let names = conversions.reduce(into: Set()) { $0.formUnion($1.from.namesDeciding(conversionTo: $1.to)) }
        guard !names.isEmpty else { return }
        let outlines = sources(mentioning: names, in: folders, false).map { SourceOutline.read($0) }
        let types = outlines.flatMap(\.blocks).filter { !$0.isExtension }
        let others = types.filter { !$0.isValue }.map(\.type) + outlines.flatMap(\.otherTypes)
        valueTypes = names.intersection(types.map(\.type)).subtracting(others)
    }

    private mutating func readProtocols(_ names: Set<String>, in folders: [String], includingGenerated: Bool = false) {
        let known = protocols(names, in: folders, includingGenerated)
        for name in names { serviceProtocols[name] = known.linked(name) }
    }

    /// Reads protocols, with those that they inherit from and their extensions.
    private mutating func protocols(
        _ names: Set<String>,
        in folders: [String],
        _ includesGenerated: Bool
    ) -> [String: CallableProtocol] {
        var (known, wanted, seen): ([String: CallableProtocol], Set<String>, Set<String>) = ([:], names, [])
        while !wanted.isEmpty {
            seen.formUnion(wanted)
            for bytes in sources(mentioning: wanted, in: folders, includesGenerated) {
                // A source that is nested too deeply may declare anything, and its compiler says so.
                guard let found = try? CallableProtocol.read(bytes) else { return [:] }
                known.merge(found) { first, second in
                    var all = first
                    all.merge(second)
                    return all
                }
            }
            wanted = Set(wanted.flatMap { known[$0]?.inherited ?? [] }).subtracting(seen)
                .subtracting(CallableProtocol.namesOfMarkers)
        }
        return known
    }

    private mutating func sources(
        mentioning names: Set<String>,
        in folders: [String],
        _ includesGenerated: Bool
    ) -> [[UInt8]] {
        let search = DeclarationSearch(names)
        return folders.flatMap { folder in
            let (files, diagnostics) = SourceFolder(path: folder).files(
                jobs: Parallel.cores,
                includingGenerated: includesGenerated
            ) { search.mayFind(in: $0) }
            problems += diagnostics
            return files.map(\.bytes)
        }
    }
}

extension CallableProtocol {
    fileprivate func has(_ call: ServiceCall) -> Bool {
        mayHaveOthers || members.contains { $0.name == call.member && $0.fits(call.labels) }
    }

    /// Protocols without members that a protocol may inherit from.
    fileprivate static let namesOfMarkers: Set<String> = [
        "AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype", "class",
    ]
}

extension [String: CallableProtocol] {
    /// Returns a protocol with everything that it inherits; `nil` if nothing declares it.
    fileprivate func linked(_ name: String) -> CallableProtocol? {
        guard var result = self[name], result.isDeclared else { return nil }
        // Those that they inherit from are added to the list while it is walked.
        var (position, seen) = (0, CallableProtocol.namesOfMarkers.union([name]))
        while position < result.inherited.count {
            let parent = result.inherited[position]
            position += 1
            guard seen.insert(parent).inserted else { continue }
            if let known = self[parent], known.isDeclared {
                result.merge(known)
            } else {
                result.mayHaveOthers = true
            }
        }
        return result
    }
}

extension MemberBlock {
    /// True for a struct or an enum that other files can see.
    fileprivate var isValue: Bool {
        ["struct", "enum"].contains(keyword) && !modifiers.contains { ["private", "fileprivate"].contains($0) }
    }
}
