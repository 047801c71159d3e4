/// https://developer.apple.com/documentation/combine/publisher
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

/// https://developer.apple.com/documentation/combine/subscriber
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

/// https://developer.apple.com/documentation/combine/customcombineidentifierconvertible
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

/// https://developer.apple.com/documentation/combine/combineidentifier
public struct CombineIdentifier: Hashable {
    public init() {}
}

/// https://developer.apple.com/documentation/combine/subscription
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}

/// https://developer.apple.com/documentation/combine/subscribers
public enum Subscribers {
    /// https://developer.apple.com/documentation/combine/subscribers/completion
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// https://developer.apple.com/documentation/combine/subscribers/demand
    public struct Demand: Equatable, Sendable {
        public static let unlimited = Demand()
        public static let none = Demand()
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}
