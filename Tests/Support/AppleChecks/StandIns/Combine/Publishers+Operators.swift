/// https://developer.apple.com/documentation/combine/publishers
public enum Publishers {
    /// https://developer.apple.com/documentation/combine/publishers/map
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {}
    }

    /// https://developer.apple.com/documentation/combine/publishers/filter
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {}
    }

    /// https://developer.apple.com/documentation/combine/publishers/handleevents
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {}
    }

    /// https://developer.apple.com/documentation/combine/publishers/drop
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {}
    }

    /// https://developer.apple.com/documentation/combine/publishers/receiveon
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {}
    }

    /// https://developer.apple.com/documentation/combine/publishers/removeduplicates
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {}
    }
}
