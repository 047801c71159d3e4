// More of the shapes of Combine and RxSwift, beside those of 'Publishers'.
public final class CurrentValueSubject<Output, Failure: Error> {
    private let subject = PassthroughSubject<Output, Failure>()
    public private(set) var value: Output
    public init(_ value: Output) { self.value = value }
    public func send(_ value: Output) {
        self.value = value
        subject.send(value)
    }
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { subject.eraseToAnyPublisher() }
}
@propertyWrapper public struct Published<Value> {
    private let subject = PassthroughSubject<Value, Never>()
    public var wrappedValue: Value { didSet { subject.send(wrappedValue) } }
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }
}
extension AnyPublisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { self }
    public func map<Other>(_ change: @escaping (Output) -> Other) -> AnyPublisher<Other, Failure> {
        let other = PassthroughSubject<Other, Failure>()
        sink { other.send(change($0)) }
        return other.eraseToAnyPublisher()
    }
    public func compactMap<Other>(_ change: @escaping (Output) -> Other?) -> AnyPublisher<Other, Failure> {
        let other = PassthroughSubject<Other, Failure>()
        sink { change($0).map(other.send) }
        return other.eraseToAnyPublisher()
    }
}
extension AnyPublisher where Failure == Never {
    public func setFailureType<Error>(to type: Error.Type) -> AnyPublisher<Output, Error> {
        let other = PassthroughSubject<Output, Error>()
        sink { other.send($0) }
        return other.eraseToAnyPublisher()
    }
}
public final class BehaviorSubject<Element>: Observable<Element> {
    public var value: Element
    public init(value: Element) { self.value = value }
    public func asObservable() -> Observable<Element> { self }
}
public final class ReplaySubject<Element>: Observable<Element> {
    public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject() }
    public func asObservable() -> Observable<Element> { self }
}

public protocol Chef: AnyObject {}
public struct Broth {
    public var name: String
    public init(name: String) { self.name = name }
}

/// @mockable(modifiers: cook = weak; boil = dynamic; salt = weak)
public protocol Burner {
    var cook: (any Chef)? { get set }
    var salt: Int { get }
    func boil(_ litres: Int)
}

/// @mockable(combine: levels = CurrentValueSubject; broths = CurrentValueSubject; names = @Published name; others = @Published broth)
public protocol Pot {
    var levels: AnyPublisher<Int, Never> { get }
    var broths: AnyPublisher<Broth, Never> { get }
    var name: String { get set }
    var names: AnyPublisher<String?, any Error> { get }
    var broth: Broth { get }
    var others: AnyPublisher<Broth, Never> { get }
}

/// @mockable(rx: all = ReplaySubject; heat = BehaviorSubject)
public protocol Thermometer {
    var heat: Observable<Double> { get }
    var alarms: Observable<String> { get }
}

/// @mockable(modifiers: cook = weak, combine: levels = @Published level; levles = PassthroughSubject)
public protocol SharedPot: Sendable {
    var cook: (any Chef)? { get }
    var level: Int { get set }
    var levels: AnyPublisher<Int, Never> { get }
}
