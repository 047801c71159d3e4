public import RxSwift

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxRelay/BehaviorRelay.swift
public final class BehaviorRelay<Element>: ObservableType {
    public init(value: Element) { self.value = value }

    public let value: Element
    public func accept(_ event: Element) {}
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { Disposables.create() }
}

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxRelay/PublishRelay.swift
public final class PublishRelay<Element>: ObservableType {
    public init() {}

    public func accept(_ event: Element) {}
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { Disposables.create() }
}
