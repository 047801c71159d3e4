/// Decides whether a spec can express how a function of the app builds a screen.
struct AssemblyJudge {
    let index: AppIndex
    /// The type whose functions build scenes; `nil` if all of them are static.
    let environment: TypeFacts?
    /// The module that the switch is in, if known.
    let appModule: String?

    struct Built {
        var call: String
        var parameters: [Adoption.Parameter]
        var differences: [String]
    }

    private typealias Left = AssemblyFunction.Obstacle

    func verdict(on function: AssemblyFunction) -> Result<Built, AssemblyFunction.Obstacle> {
        Result { () throws(Left) in
            try require(function)
            let kind = ScreenType(index: index).kind(of: function.returns, in: function.owner)
            if kind == .unclear {
                throw Left(
                    reason: "it gives '\(function.returns)', which may be more or less than a view controller",
                    remedy: "return the view controller alone"
                )
            }
            return try built(function, isView: kind == .view)
        }
    }

    /// Returns the beginning of a call of the function.
    func callee(of function: AssemblyFunction) -> String {
        function.isStatic ? "\(function.owner).\(function.name)" : "self.\(function.name)"
    }

    private func require(_ function: AssemblyFunction) throws(Left) {
        if function.isHidden {
            throw Left(
                reason: "it is private, and the switch is in another file",
                remedy: "let other files see it"
            )
        }
        if let obstacle = function.obstacle { throw obstacle }
        let type = index.declaration(of: function.owner)
        if !function.isStatic, type?.keyword == "actor" {
            throw Left(
                reason: "'\(function.owner)' is an actor, and scenes are built on the main actor",
                remedy: "make it a class on the main actor"
            )
        }
        if !function.isStatic, function.owner != environment?.name {
            throw Left(
                reason: environment.map { "it needs a '\(function.owner)', and scenes are built with a '\($0.name)'" }
                    ?? "it needs a '\(function.owner)', which generated code can't extend",
                remedy: environment.map { "write a function in '\($0.name)' that calls it" } ?? "make it static"
            )
        }
        let module = index.module(of: function.place.file)
        let isSeen = function.isPublic && type?.isExported == true
        if let appModule, let module, module != appModule, !isSeen {
            throw Left(
                reason: "it isn't public, and the switch is in '\(appModule)'",
                remedy: "make it and its type public"
            )
        }
        if let type, let reason = EnvironmentTypeRules(index: index).reason(against: type) {
            throw Left(reason: "'\(function.owner)' \(reason)", remedy: "move it to a type of its own")
        }
    }

    private func built(_ function: AssemblyFunction, isView: Bool) throws(Left) -> Built {
        let reader = AssemblyParameter(index: index, environment: environment?.name)
        var (arguments, parameters, differences): ([String], [Adoption.Parameter], [String]) = ([], [], [])
        for parameter in function.parameters {
            let label = parameter.label.map { "\($0): " } ?? ""
            switch reader.verdict(of: parameter, in: function) {
            case .environment: arguments.append("\(label)self")
            case .data(let taken, let difference):
                arguments.append("\(label)descriptor.\(taken.name)")
                parameters.append(taken)
                differences += [difference].compactMap(\.self)
            // What has a default can be left to it.
            case .obstacle where parameter.defaultValue != nil: continue
            case .obstacle(let reason, let remedy): throw Left(reason: reason, remedy: remedy)
            }
        }
        let call = "\(callee(of: function))(\(arguments.joined(separator: ", ")))"
        return Built(
            call: isView ? "UIHostingController(rootView: \(call))" : call,
            parameters: parameters,
            differences: differences
        )
    }
}
