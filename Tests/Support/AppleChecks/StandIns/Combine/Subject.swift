/// https://developer.apple.com/documentation/combine/subject
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// https://developer.apple.com/documentation/combine/subject/send()
    public func send() {}
}

/// https://developer.apple.com/documentation/combine/passthroughsubject
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    public init() {}

    public func send(_ input: Output) {}
    public func send(completion: Subscribers.Completion<Failure>) {}
    public func send(subscription: any Subscription) {}
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {}
}

/// https://developer.apple.com/documentation/combine/currentvaluesubject
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    public init(_ value: Output) { self.value = value }

    public var value: Output
    public func send(_ input: Output) {}
    public func send(completion: Subscribers.Completion<Failure>) {}
    public func send(subscription: any Subscription) {}
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {}
}
