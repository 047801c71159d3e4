extension Publisher {
    /// https://developer.apple.com/documentation/combine/publisher/erasetoanypublisher()
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// https://developer.apple.com/documentation/combine/publisher/map(_:)-99evh
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> { Publishers.Map() }

    /// https://developer.apple.com/documentation/combine/publisher/filter(_:)
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> { Publishers.Filter() }

    /// https://developer.apple.com/documentation/combine/publisher/handleevents(receivesubscription:receiveoutput:receivecompletion:receivecancel:receiverequest:)
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> { Publishers.HandleEvents() }

    /// https://developer.apple.com/documentation/combine/publisher/dropfirst(_:)
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop() }

    /// https://developer.apple.com/documentation/combine/publisher/receive(on:options:)
    public func receive<S: Scheduler>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> { Publishers.ReceiveOn() }

    /// https://developer.apple.com/documentation/combine/publisher/sink(receivecompletion:receivevalue:)
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { AnyCancellable {} }
}

extension Publisher where Failure == Never {
    /// https://developer.apple.com/documentation/combine/publisher/sink(receivevalue:)
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }

    /// https://developer.apple.com/documentation/combine/publisher/assign(to:on:)
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        AnyCancellable {}
    }

    /// https://developer.apple.com/documentation/combine/publisher/assign(to:)
    public func assign(to published: inout Published<Output>.Publisher) {}
}

extension Publisher where Output: Equatable {
    /// https://developer.apple.com/documentation/combine/publisher/removeduplicates()
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { Publishers.RemoveDuplicates() }
}
