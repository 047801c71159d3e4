public import Combine

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)
    nonisolated public func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/refreshable(action:)
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/disabled(_:)
    nonisolated public func disabled(_ disabled: Bool) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }

    /// https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P,
        perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { self }

    /// https://developer.apple.com/documentation/swiftui/view/id(_:)
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }

    #if IOS_17
        /// https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)
        nonisolated public func onChange<V: Equatable>(
            of value: V,
            initial: Bool = false,
            _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
        ) -> some View { self }

        /// https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)
        nonisolated public func onChange<V: Equatable>(
            of value: V,
            initial: Bool = false,
            _ action: @escaping () -> Void
        ) -> some View { self }
    #else
        /// https://developer.apple.com/documentation/swiftui/view/onchange(of:perform:)
        nonisolated public func onChange<V: Equatable>(
            of value: V,
            perform action: @escaping (_ newValue: V) -> Void
        ) -> some View { self }
    #endif
}
