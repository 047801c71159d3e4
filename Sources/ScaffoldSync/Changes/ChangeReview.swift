public import Diagnostics
import Parallelism
import SwiftReading

/// What a change of generated code means for the user's own: the places that no longer compile, or no longer do anything.
///
/// For example: an event that gains a parameter is called by the view controller, which has to hand on one more.
public struct ChangeReview: Sendable {
    /// What the review has to know of the target package.
    public struct Package: Sendable {
        /// Names of modules by the folders of their sources.
        public var modules: [String: String] = [:]
        /// Folders of modules whose users see another one's declarations as well, with that one's folder.
        public var reexported: [String: String] = [:]
        /// Paths of the generated files that are planned.
        public var generatedFiles: Set<String> = []
        /// All Swift that is generated from now on.
        public var generatedCode: [(path: String, bytes: [UInt8])] = []
        /// Types that are scaffolded from now on, by the folders that they belong to.
        public var scaffolded: [String: Set<String>] = [:]
        /// Types that `generate --sync` looks after.
        public var synchronised: Set<String> = []
        /// Those of them whose initializers it looks after, too.
        public var synchronisedInitializers: Set<String> = []
        /// What a fresh scaffold of a type looks like, where it has one.
        public var freshScaffold: @Sendable (String) -> [UInt8]? = { _ in nil }

        public init() {}
    }

    /// What comes of a review.
    public struct Findings: Sendable {
        public var diagnostics: [Diagnostic] = []
        /// Names of protocols that ask for more than they did, and of types that generated code makes in another way.
        public var changed: Set<String> = []
    }

    let package: Package
    private let scaffolded: Set<String>
    let jobs: Int
    let problems: ChangeProblems

    /// - Parameter display: how the user would name a file of the target package.
    public init(_ package: Package, jobs: Int? = nil, display: @escaping @Sendable (String) -> String) {
        self.package = package
        scaffolded = package.scaffolded.values.reduce(into: []) { $0.formUnion($1) }
        self.jobs = jobs ?? Parallel.cores
        problems = ChangeProblems(display: display)
    }

    /// Whether it is a type of the user's that generated code counts on.
    func isScaffolded(_ type: String) -> Bool { scaffolded.contains(type) }

    func freshScaffold(of type: String) -> FreshScaffold? {
        package.freshScaffold(type).map { FreshScaffold(type: type, bytes: $0) }
    }

    /// Nothing is written. What can't be read is an error.
    ///
    /// - Parameters:
    ///   - changes: of generated Swift files.
    ///   - sources: those of the user's that a question is answered with yes for, asked for only if there is something to look
    ///     for, and once more for the users of types that are left over, where there are any.
    public func findings<Failure: Error>(
        for changes: [GeneratedChange],
        in sources: (_ isWanted: @escaping @Sendable ([UInt8]) -> Bool) throws(Failure) -> [(
            path: String, bytes: [UInt8]
        )]
    ) throws(Failure) -> Findings {
        let changes = ReadChange.read(changes, jobs: jobs)
        let modules = changedModules(changes).filter { !$0.change.isEmpty }
        let calls = GeneratedCalls(changes)
        if modules.isEmpty, calls.isEmpty { return Findings() }
        let wanted = WantedSources(modules: modules, calls: calls, jobs: jobs)
        let candidates = wanted.parsed(of: try sources(wanted.isCandidate))
        let left = wanted.leftTypes(in: candidates)
        let users = left.isEmpty ? [] : wanted.parsed(try sources(NameSearch(left).findsAny), besides: candidates)
        let relevant = (candidates + users).sorted { $0.path < $1.path }
        let unread = relevant.compactMap(problems.unreadable)
        if !unread.isEmpty { return Findings(diagnostics: unread.sortedAndUnique()) }
        let byModule = SourcesByModule(relevant)
        let reviews = modules.map {
            ModuleReview(module: $0, in: byModule.seeing(viewers(of: $0)), review: self)
        }
        let lineage = try RequirementReview(of: reviews.flatMap(\.askedForMore), jobs: jobs, in: sources)
        let told = reviews.flatMap(\.diagnostics) + lineage.diagnostics(problems)
        return Findings(
            diagnostics: (told + calls.diagnostics(in: relevant, self)).sortedAndUnique(),
            changed: Set(modules.flatMap(\.change.requirements).map(\.type)).union(calls.names)
        )
    }

    private func changedModules(_ changes: [ReadChange]) -> [ChangedModule] {
        let folders = Dictionary(grouping: changes, by: \.folder)
        let new = folders.mapValues { interface(of: $0.map(\.after)) }
        let declaring = modulesDeclaring(new)
        let (old, gone) = (
            folders.mapValues { interface(of: $0.map(\.before)) },
            Set(folders.filter { $0.value.allSatisfy { $0.after == nil } && !keepsAny(in: $0.key, $0.value) }.keys)
        )
        return folders.sorted { $0.key < $1.key }.flatMap { folder, changes -> [ChangedModule] in
            var elsewhere = package.scaffolded[folder] ?? []
            for other in sharers(with: folder) { elsewhere.formUnion((new[other]?.types ?? [:]).keys) }
            var seen = new[folder] ?? DeclaredInterface()
            // A feature's module sees that of its views; what that one had goes to the feature's when it goes.
            for other in sharers(with: folder) where package.reexported[folder] == other || gone.contains(folder) {
                if let interface = new[other] { seen.merge(interface) }
                if gone.contains(folder) { seen.merge(kept(in: other, folders[other] ?? [])) }
            }
            let own = old[folder] ?? DeclaredInterface()
            var change = InterfaceChange(from: own, to: seen, seenElsewhere: elsewhere)
            // What another module gives a type of people's is none of theirs.
            change.given.removeAll { new[folder]?.types[$0.type]?.members.contains($0.member) != true }
            change.formUnion(arrivals(in: folder, from: old, to: new))
            return [module(folder, change, of: own, changes, declaring)]
                + moved(to: folder, folders, old, new).map { change, before in
                    var module = module(folder, change, of: before, [], declaring)
                    module.isOfMovedViews = true
                    return module
                }
        }
    }

    private func module(
        _ folder: String,
        _ change: InterfaceChange,
        of old: DeclaredInterface,
        _ changes: [ReadChange],
        _ declaring: [String: String]
    ) -> ChangedModule {
        ChangedModule(
            folder: folder,
            name: package.modules[folder] ?? folder.lastFolder,
            change: change,
            protocols: Set(old.types.filter { $0.value.keyword == "protocol" }.keys),
            places: places(of: change.goneTypes, changes),
            now: change.goneTypes.reduce(into: [:]) { $0[$1] = declaring[$1] }
        )
    }

    /// Whether generated files of a module stay as they are.
    private func keepsAny(in folder: String, _ changes: [ReadChange]) -> Bool {
        let files = package.generatedFiles.filter { $0.hasPrefix(folder + "/Generated/") }
        return !files.isSubset(of: changes.map(\.path))
    }

    /// What they declare.
    private func kept(in folder: String, _ changes: [ReadChange]) -> DeclaredInterface {
        let known = Set(changes.map(\.path))
        let files = package.generatedCode.filter {
            $0.path.hasPrefix(folder + "/Generated/") && !known.contains($0.path)
        }
        let read = Parallel.map(files, jobs: jobs) { file -> DeclaredInterface in
            // What can't be read is told where it is written.
            do { return try DeclaredInterface.read(file.bytes) } catch { return DeclaredInterface() }
        }
        return read.reduce(into: DeclaredInterface()) { $0.merge($1) }
    }

    /// What views no longer see that move to a module of their own, by what they see there.
    private func moved(
        to folder: String,
        _ folders: [String: [ReadChange]],
        _ old: [String: DeclaredInterface],
        _ new: [String: DeclaredInterface]
    ) -> [(InterfaceChange, of: DeclaredInterface)] {
        let changes = folders[folder] ?? []
        guard changes.allSatisfy({ $0.before == nil }), !keepsAny(in: folder, changes) else { return [] }
        return package.reexported.filter { $0.value == folder }.keys.sorted().compactMap { feature in
            guard var before = old[feature], let now = new[folder] else { return nil }
            before.merge(kept(in: feature, folders[feature] ?? []))
            var change = InterfaceChange(from: before, to: now, seenElsewhere: package.scaffolded[folder] ?? [])
            (change.requirements, change.observed, change.given, change.renamedMembers) = ([], [], [], [])
            return (change, before)
        }
    }

    /// The changes of types that another module declared so far: what moves to this one together with them goes on using them.
    private func arrivals(
        in folder: String,
        from old: [String: DeclaredInterface],
        to new: [String: DeclaredInterface]
    ) -> InterfaceChange {
        func isDeclared(_ type: String, _ folder: String, _ interfaces: [String: DeclaredInterface]) -> Bool {
            interfaces[folder]?.types[type]?.isDeclared == true
        }
        // A feature and its views show each other's.
        let sharers = sharers(with: folder)
        var arrived = DeclaredInterface()
        let others = old.filter { other, _ in other != folder && !sharers.contains(other) }
        for (other, interface) in others.sorted(by: { $0.key < $1.key }) {
            let types = interface.types.filter { name, type in
                type.isDeclared && !isDeclared(name, other, new) && isDeclared(name, folder, new)
                    && !isDeclared(name, folder, old)
            }
            arrived.types.merge(types) { first, _ in first }
        }
        guard !arrived.types.isEmpty else { return InterfaceChange() }
        var seen = new[folder] ?? DeclaredInterface()
        for sharer in sharers { new[sharer].map { seen.merge($0) } }
        return InterfaceChange(from: arrived, to: seen, seenElsewhere: [])
    }

    private func interface(of files: [DeclaredCode?]) -> DeclaredInterface {
        files.reduce(into: DeclaredInterface()) { all, file in
            if let file { all.merge(file.interface) }
        }
    }

    /// The generated files that types were declared in.
    private func places(of types: Set<String>, _ changes: [ReadChange]) -> [String: String] {
        var places: [String: String] = [:]
        for change in changes {
            guard let before = change.before else { continue }
            for type in before.interface.types.keys where types.contains(type) {
                places[type] = change.path
            }
        }
        return places
    }

    /// The modules that declare types from now on, by type.
    private func modulesDeclaring(_ new: [String: DeclaredInterface]) -> [String: String] {
        var result: [String: String] = [:]
        for (folder, interface) in new.sorted(by: { $0.key < $1.key }) {
            for (name, type) in interface.types where type.isDeclared { result[name] = package.modules[folder] }
        }
        return result
    }

    /// Folders of modules whose declarations are seen together with those of a folder's.
    private func sharers(with folder: String) -> [String] {
        [package.reexported[folder]].compactMap(\.self) + package.reexported.filter { $0.value == folder }.keys
    }

    /// What a module of views declares is seen through the feature's own.
    private func viewers(of module: ChangedModule) -> [(folder: String, name: String?)] {
        if module.isOfMovedViews { return [(module.folder, nil)] }
        let features = package.reexported.filter { $0.value == module.folder }.keys
        return [(module.folder, module.name)] + features.map { ($0, package.modules[$0]) }
    }
}

extension String {
    fileprivate var lastFolder: String { split(separator: "/").last.map(String.init) ?? self }
}
