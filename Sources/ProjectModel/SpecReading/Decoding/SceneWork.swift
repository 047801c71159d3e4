extension SceneSpec {
    /// Decides the role of each method that the screen waits for. Called once the methods are read, and again when the
    /// effects of some change.
    ///
    /// It also adds the fields and the event that follow from them: `isLoading` for loads from a service, a flag in the
    /// state for each action, and the event that retries failed loads. A handwritten scene has no methods; those in its
    /// spec are reported as written.
    public mutating func settle() {
        guard style.value.isEmitted, !isAdopted else { return }
        let waitedFor = Set(askedMethods.filter { $0.isAsync || $0.publishing != nil }.map(\.name.value))
        if style.value.hasViewModel {
            for part in parts.indices { parts[part].state.settleLoading(by: waitedFor) }
        } else {
            state.settleLoading(by: waitedFor)
        }
        events.removeAll(where: \.isImplied)
        let methods: WritableKeyPath<SceneSpec, [MethodSpec]> =
            style.value.hasViewModel ? \.useCaseMethods : \.interactor
        for index in self[keyPath: methods].indices {
            self[keyPath: methods][index].work = nil
            guard self[keyPath: methods][index].isWaitedFor else { continue }
            let work = work(of: self[keyPath: methods][index])
            self[keyPath: methods][index].work = work
            guard work == .action else { continue }
            self[keyPath: methods][index].runningField = runningField(of: self[keyPath: methods][index])
        }
        let loads = self[keyPath: methods].filter { $0.work == .load && $0.canFail }
        if let load = loads.first { addRetryEvent(at: load.name) }
    }

    private func work(of method: MethodSpec) -> MethodWork {
        if allFields.contains(where: { $0.loading?.method.value == method.name.value }) || method.publishing != nil {
            return .load
        }
        guard MethodWork.namesALoad(method.name.value), let returns = method.returns?.value else { return .action }
        return allFields.contains { $0.type.value.holds(returns) } ? .load : .action
    }

    /// Returns true if the method loads a `Loadable` of the state, which keeps the outcome.
    private func isLoadingAField(_ method: MethodSpec) -> Bool {
        allFields.contains { $0.loading?.isLoadable == true && $0.loading?.method.value == method.name.value }
    }

    /// True if the state has a `failure` for what the methods throw: a `Loadable` keeps its own.
    public var keepsFailure: Bool { askedMethods.contains { $0.canFail && !isLoadingAField($0) } }

    /// Returns the flag of an action, adding it to the state; `nil` if a field of another type has its name.
    private mutating func runningField(of method: MethodSpec) -> String? {
        let name = Located(MethodWork.runningField(of: method.name.value), at: method.name.range)
        if let field = allFields.first(where: { $0.name.value == name.value }) {
            return field.type.value.text == "Bool" ? name.value : nil
        }
        guard case .success(let type) = SwiftType.read("Bool") else { return nil }
        let flag = ParameterSpec(name: name, type: Located(type, at: name.range))
        if !style.value.hasViewModel {
            state.append(flag)
        } else if let part = parts.firstIndex(where: { $0.reports(method) }) ?? parts.indices.first {
            parts[part].state.append(flag)
        } else if !state.isEmpty {
            state.append(flag)
        } else {
            return nil
        }
        return name.value
    }

    private mutating func addRetryEvent(at place: Located<String>) {
        let name = style.value.retryEventName
        guard !allEvents.contains(where: { $0.name.value == name }) else { return }
        var event = EventSpec(name: Located(name, at: place.range), parameters: [])
        event.isImplied = true
        events.append(event)
    }
}

extension [ParameterSpec] {
    /// Adds or removes `isLoading`, for fields loaded from a service that aren't `Loadable`.
    fileprivate mutating func settleLoading(by waitedFor: Set<String>) {
        let waited = first { field in
            guard let loading = field.loading, !loading.isLoadable, loading.call != nil else { return false }
            return waitedFor.contains(loading.method.value)
        }
        guard let place = waited?.name.range else { return removeAll(where: \.isImplied) }
        guard !contains(where: { $0.name.value == "isLoading" }), case .success(let type) = SwiftType.read("Bool")
        else {
            return
        }
        var flag = ParameterSpec(name: Located("isLoading", at: place), type: Located(type, at: place))
        flag.isImplied = true
        append(flag)
    }
}

extension SceneStyle {
    /// The event that retries a failed load.
    public var retryEventName: String { hasViewModel ? "onRetryTap" : "didTapRetry" }
}

extension MethodSpec {
    /// True if a screen waits for it: it is `async`, or returns values one after another.
    public var isWaitedFor: Bool { isAsync || publishing != nil || follows != nil }

    /// True if it can fail instead of returning.
    public var canFail: Bool { canThrow || follows == .failing }
}

extension PartSpec {
    /// Returns true if one of its events starts the method, by its name.
    fileprivate func reports(_ method: MethodSpec) -> Bool {
        events.contains { $0.name.value.lowercased().contains(method.name.value.lowercased()) }
    }
}
