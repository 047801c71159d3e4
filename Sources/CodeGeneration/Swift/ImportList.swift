/// The imports of one file: each module once, and `public` only if a public declaration of the file needs it.
struct ImportList {
    enum Access {
        case `internal`
        case `public`
    }

    /// The file's own module, which it can't import.
    private let module: String
    private let owners: TypeOwners
    /// An array, since it is faster than a hash table for a handful of imports.
    private var imports: [(module: String, access: Access)] = []
    /// The modules among them that say nothing about concurrency.
    private var unannotated: Set<String> = []
    /// The modules that some platforms lack, imported under a condition.
    private var conditional: [String] = []

    init(module: String, owners: TypeOwners) {
        self.module = module
        self.owners = owners
        if owners.isAppAlone { addTeamDescriptors() }
    }

    /// Adds the modules of the team's own descriptors that this module may import.
    mutating func addTeamDescriptors(_ access: Access = .internal) {
        let all = owners.descriptorImports
        for name in all.modules(for: module) { add(name, access) }
        conditional = all.frameworks(for: module)
    }

    mutating func add(_ name: String, _ access: Access = .internal) {
        let access = owners.isAppAlone ? .internal : access
        // Descriptors are nested in a type of another module than the one that declares them.
        if owners.isInterface(name) { addNamespace() }
        guard name != module else { return }
        if let position = imports.firstIndex(where: { $0.module == name }) {
            if access == .public { imports[position].access = .public }
        } else {
            imports.append((name, access))
        }
    }

    /// Adds a module whose types aren't known to be `Sendable`.
    mutating func addUnannotated(_ name: String) {
        add(name)
        unannotated.insert(name)
    }

    /// Adds the module of the team's type that descriptors are nested in, if there is one.
    mutating func addNamespace(_ access: Access = .internal) {
        if let module = owners.namespaceModule { add(module, access) }
    }

    /// Adds the module of the team's descriptor protocol, if there is one.
    mutating func addDescriptorProtocol(_ access: Access = .internal) {
        if let module = owners.protocolModule { add(module, access) }
    }

    /// - Parameters:
    ///   - known: the modules of types that sources declare, by their names.
    ///   - placeholders: names in the type that are no types: generic parameters and the like.
    mutating func add(
        _ type: SwiftType,
        _ access: Access = .internal,
        declaredIn known: [String: String] = [:],
        besides placeholders: Set<String> = []
    ) {
        let actors = type.globalActors
        let names = placeholders.isEmpty ? type.names : type.names.filter { !placeholders.contains($0) }
        if actors.isEmpty {
            for name in names where known[name] != nil { add(known[name] ?? "", access) }
            for module in owners.modules(of: names.filter { known[$0] == nil }, in: type) { add(module, access) }
        } else {
            let others = names.filter { !actors.contains($0) }
            for module in owners.modules(of: others, in: type) { add(module, access) }
            for module in owners.modules(of: actors.sorted(), in: type) { add(module) }
        }
    }

    mutating func add(_ expression: SwiftExpression, _ access: Access = .internal) {
        for module in owners.modules(of: expression) { add(module, access) }
    }

    mutating func add(_ parameters: [Parameter], _ access: Access = .internal) {
        for parameter in parameters {
            add(parameter.type, access)
            if let value = parameter.defaultValue { add(value, access) }
        }
    }

    mutating func add(_ methods: [Method], _ access: Access = .internal) {
        for method in methods {
            add(method.parameters, access)
            if let returns = method.returns { add(returns, access) }
            if let thrown = method.thrown { add(thrown, access) }
        }
    }

    /// The modules with their import lines, sorted.
    var declarations: [ScaffoldContract.Import] {
        imports.sorted { $0.module < $1.module }.map { module, access in
            ScaffoldContract.Import(
                module: module,
                lines: module == ImportList.networking
                    ? networkingLines(access) : [attribute(of: module) + keyword(access) + module]
            )
        }
    }

    mutating func add(_ events: [Event], _ access: Access = .internal) {
        for event in events { add(event.parameters, access) }
    }

    mutating func add(_ routes: [Route], _ access: Access = .internal) {
        for route in routes {
            add(route.parameters, access)
            if let result = route.result { add(result, access) }
        }
    }

    var isEmpty: Bool { imports.isEmpty && conditional.isEmpty }

    /// Returns the import lines, sorted as by swift-format, with conditional ones last.
    ///
    /// - Parameter testable: The module whose internals a test needs.
    func lines(testable: String? = nil) -> [String] {
        var lines: [String] = []
        for line in imports.sorted(by: { $0.module < $1.module })
        where line.module != ImportList.networking && line.module != testable {
            lines.append(attribute(of: line.module) + keyword(line.access) + line.module)
        }
        if let testable { lines += ["", "@testable import " + testable] }
        if let access = access(of: ImportList.networking) {
            lines.append("")
            lines += networkingLines(access)
        }
        for module in conditional { lines += ["", "#if canImport(\(module))", "    import \(module)", "#endif"] }
        return lines
    }

    private static let networking = "FoundationNetworking"

    private func access(of module: String) -> Access? { imports.first { $0.module == module }?.access }

    private func attribute(of module: String) -> String { unannotated.contains(module) ? "@preconcurrency " : "" }

    private func keyword(_ access: Access) -> String { access == .public ? "public import " : "import " }

    /// The imports of a mock's file.
    var ofMock: [MockImport] {
        imports.flatMap { module, access in
            guard module == ImportList.networking else { return [MockImport(keyword(access) + module)] }
            return networkingBranches(access).map { MockImport($0.statement, under: $0.directives) }
        }
    }

    /// Returns the imports of a module that is part of Foundation on Apple's platforms.
    private func networkingLines(_ access: Access) -> [String] {
        networkingBranches(access).flatMap { [$0.directives.last ?? "", "    " + $0.statement] } + ["#endif"]
    }

    /// Returns each statement with the directives around it.
    private func networkingBranches(_ access: Access) -> [(statement: String, directives: [String])] {
        let condition = "#if canImport(FoundationNetworking)"
        let own = (keyword(access) + ImportList.networking, [condition])
        let isFoundationEnough = self.access(of: "Foundation").map { $0 == .public || access == .internal } ?? false
        return isFoundationEnough ? [own] : [own, (keyword(access) + "Foundation", [condition, "#else"])]
    }
}
