// RxSwift 6.

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Event.swift
@frozen public enum Event<Element> {
    case next(Element)
    case error(any Error)
    case completed
}

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/ObserverType.swift
public protocol ObserverType {
    associatedtype Element
    func on(_ event: Event<Element>)
}

extension ObserverType {
    public func onNext(_ element: Element) {}
    public func onCompleted() {}
    public func onError(_ error: any Error) {}
}

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/ObservableConvertibleType.swift
public protocol ObservableConvertibleType {
    associatedtype Element
    func asObservable() -> Observable<Element>
}

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/ObservableType.swift
public protocol ObservableType: ObservableConvertibleType {
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
    public func asObservable() -> Observable<Element> { Observable() }

    /// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/ObservableType+Extensions.swift
    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable { Disposables.create() }
}

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Observable.swift
public class Observable<Element>: ObservableType {
    init() {}

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { Disposables.create() }
    public func asObservable() -> Observable<Element> { self }
}
