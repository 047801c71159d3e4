/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Subjects/PublishSubject.swift
public final class PublishSubject<Element>: Observable<Element>, ObserverType {
    public override init() {}

    public func on(_ event: Event<Element>) {}
}

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Subjects/BehaviorSubject.swift
public final class BehaviorSubject<Element>: Observable<Element>, ObserverType {
    public init(value: Element) { super.init() }

    public func on(_ event: Event<Element>) {}
    public func value() throws -> Element { fatalError("only type-checked") }
}
