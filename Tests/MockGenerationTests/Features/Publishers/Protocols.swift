// Combine's shapes: it is nowhere but on Apple's systems.
public struct AnyPublisher<Output, Failure: Error> {
    let subject: PassthroughSubject<Output, Failure>
    public func sink(_ body: @escaping (Output) -> Void) { subject.bodies.append(body) }
}
public final class PassthroughSubject<Output, Failure: Error> {
    var bodies: [(Output) -> Void] = []
    public init() {}
    public func send(_ value: Output) { for body in bodies { body(value) } }
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(subject: self) }
}
public class Observable<Element> {}
public final class PublishSubject<Element>: Observable<Element> {
    public override init() {}
    public func asObservable() -> Observable<Element> { self }
}
public struct Single<Element> { public init() {} }

/// @mockable
public protocol Feed {
    var items: AnyPublisher<[Int], Never> { get }
    var events: Observable<String> { get }
    func load() -> Single<Int>
}
