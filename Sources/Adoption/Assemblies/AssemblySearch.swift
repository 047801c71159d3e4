/// Finds the functions of an app that assemble its screens, and what each reveals of a scene.
struct AssemblySearch {
    let index: AppIndex
    /// The environment that the specs name; `nil` to search for it.
    let knownEnvironment: String?
    /// The screens that existing specs build.
    let known: [KnownAssembly]

    struct Found {
        var scenes: [Adoption.Scene] = []
        var remainder: [Adoption.Remainder] = []
        /// The type whose functions build scenes; `nil` if all of them are static.
        var environment: TypeFacts?
        /// The file whose module gets the switch.
        var file: Int
        /// The files of all functions that build scenes.
        var files: Set<Int>
    }

    /// The result; `nil` if no function builds scenes.
    var found: Found? {
        let functions = candidates
        guard let first = functions.first else { return nil }
        let environment = environment(of: functions)
        let file = environment?.place.file ?? appFile(of: functions) ?? first.place.file
        let judge = AssemblyJudge(index: index, environment: environment, appModule: index.module(of: file))
        var found = Found(environment: environment, file: file, files: [])
        var scenes: [(AssemblyFunction, AssemblyJudge.Built)] = []
        let overloads = Dictionary(functions.map { ($0.fullName, 1) }, uniquingKeysWith: +)
        for function in functions {
            let (callee, verdict) = (judge.callee(of: function), judge.verdict(on: function))
            let isAlone = overloads[function.fullName] == 1
            let parameters = isAlone ? [] : (try? verdict.get().parameters) ?? []
            if known.contains(where: { $0.calls(callee, of: function, parameters) }) { continue }
            switch verdict {
            case .success(let built): scenes.append((function, built))
            case .failure(let left):
                found.remainder.append(
                    Adoption.Remainder(
                        descriptor: function.fullName,
                        reason: left.reason,
                        place: index.location(function.place),
                        remedy: left.remedy
                    )
                )
            }
        }
        for ((function, built), name) in zip(scenes, AssemblyNames.make(for: scenes.map(\.0))) {
            found.scenes.append(scene(name, function, built))
            found.files.insert(function.place.file)
        }
        return found
    }

    private func scene(
        _ name: String,
        _ function: AssemblyFunction,
        _ built: AssemblyJudge.Built
    ) -> Adoption.Scene {
        let place = index.location(function.place)
        var scene = Adoption.Scene(
            name: name,
            descriptor: "",
            parameters: built.parameters,
            builder: built.call,
            differences: built.differences,
            place: place,
            armPlace: place
        )
        scene.function = function.fullName
        return scene
    }

    /// The functions that return a screen, or may, in the order of their places.
    private var candidates: [AssemblyFunction] {
        let types = ScreenType(index: index)
        return index.facts.flatMap(\.assemblies).map { function in
            var function = function
            function.owner = index.resolve(function.owner) ?? function.owner
            return function
        }.filter { function in
            // What an object has for itself is none of the switch's business.
            guard function.isStatic || !function.isHidden, let type = index.declaration(of: function.owner),
                !type.isProtocol
            else { return false }
            return types.kind(of: function.returns, in: function.owner) != .other
        }.sorted { (path($0), $0.place.offset) < (path($1), $1.place.offset) }
    }

    private func path(_ function: AssemblyFunction) -> String { index.sources[function.place.file].path }

    /// Returns the type with the most functions that need an instance of it.
    private func environment(of functions: [AssemblyFunction]) -> TypeFacts? {
        if let knownEnvironment { return index.declaration(of: knownEnvironment) }
        let types = ScreenType(index: index)
        let own = functions.filter {
            !$0.isStatic && [.viewController, .view].contains(types.kind(of: $0.returns, in: $0.owner))
        }
        let counts = Dictionary(grouping: own, by: \.owner).mapValues(\.count)
        let usable = counts.filter { name, _ in
            index.declaration(of: name).map { type in
                type.keyword != "actor" && EnvironmentTypeRules(index: index).reason(against: type) == nil
            } ?? false
        }
        let best = usable.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        // The app may have a type of the name that would come with the switch.
        return index.declaration(of: best ?? Adopter.newEnvironment)
    }

    /// Returns a source of the module that the app starts in, or else of the one with the most functions, if only
    /// that one can use them.
    private func appFile(of functions: [AssemblyFunction]) -> Int? {
        let start = index.declarations.first { type in
            // Widgets and other extensions start somewhere, too.
            type.attributes.contains { ["main", "UIApplicationMain"].contains($0) }
                && index.ancestors(of: type.name).contains { ["App", "UIApplicationDelegate"].contains($0.lastPart) }
        }
        // What only its own module sees can't be called from the app's.
        let modules = Set(functions.map { index.module(of: $0.place.file) })
        let areSeen = functions.contains { $0.isPublic && index.declaration(of: $0.owner)?.isExported == true }
        if let start, modules.count > 1 || areSeen || modules == [index.module(of: start.place.file)] {
            return start.place.file
        }
        let counts = Dictionary(grouping: functions) { index.module(of: $0.place.file) ?? "" }.mapValues(\.count)
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return functions.first { (index.module(of: $0.place.file) ?? "") == best }?.place.file
    }
}
