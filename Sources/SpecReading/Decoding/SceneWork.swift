import Diagnostics
import SwiftReading

extension SceneSpec {
    /// Settles what each method that takes its time is to the screen, once the methods are read.
    ///
    /// What the spec doesn't list follows: the state's flag of each action, and the event that tries failed loads again.
    /// A scene that is written by hand has no methods, and what stands for some is reported as it was written.
    mutating func settleWork() {
        guard style.value.hasParts, !isAdopted else { return }
        let methods: WritableKeyPath<SceneSpec, [MethodSpec]> =
            style.value.hasViewModel ? \.useCaseMethods : \.interactor
        for index in self[keyPath: methods].indices where self[keyPath: methods][index].isWaitedFor {
            let work = work(of: self[keyPath: methods][index])
            self[keyPath: methods][index].settledWork = work
            guard work == .action else { continue }
            self[keyPath: methods][index].runningField = runningField(of: self[keyPath: methods][index])
        }
        let loads = self[keyPath: methods].filter { $0.settledWork == .load && $0.canThrow }
        if let load = loads.first { addRetryEvent(at: load.name) }
    }

    private func work(of method: MethodSpec) -> MethodWork {
        if let work = method.work { return work.value }
        if isLoadingAField(method) || method.publishing != nil { return .load }
        guard MethodWork.namesALoad(method.name.value), let returns = method.returns?.value else { return .action }
        return allFields.contains { $0.type.value.holds(returns) } ? .load : .action
    }

    /// Whether a field of the state says which method loads it, and it is this one.
    func isLoadingAField(_ method: MethodSpec) -> Bool {
        allFields.contains { $0.loading?.method.value == method.name.value }
    }

    /// Whether there is a `failure` for what the methods throw: a `Loadable` keeps its own.
    package var keepsFailure: Bool { askedMethods.contains { $0.canThrow && !isLoadingAField($0) } }

    /// The name of the flag, which the state has afterwards; `nil` where that is another field.
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

extension SceneStyle {
    /// The event by which people ask for what couldn't be loaded.
    public var retryEventName: String { hasViewModel ? "onRetryTap" : "didTapRetry" }
}

extension MethodSpec {
    /// Whether a screen waits for it: it is `async`, or gives a publisher.
    package var isWaitedFor: Bool { isAsync || publishing != nil }
}

extension PartSpec {
    /// Whether one of its events is, by its name, what begins the method.
    fileprivate func reports(_ method: MethodSpec) -> Bool {
        events.contains { $0.name.value.lowercased().contains(method.name.value.lowercased()) }
    }
}
