public import RxRelay
public import RxSwift

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxCocoa/Traits/Driver/Driver.swift
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxCocoa/Traits/Driver/Driver.swift
public struct DriverSharingStrategy: SharingStrategyProtocol {}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxCocoa/Traits/Driver/Driver.swift
    public func asDriver() -> Driver<Element> { Driver() }

    // https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxCocoa/Traits/Driver/Driver%2BSubscription.swift
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element { Disposables.create() }
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element? { Disposables.create() }
    public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable { Disposables.create() }
    public func drive(_ relays: PublishRelay<Element>...) -> any Disposable { Disposables.create() }
    public func drive(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable { Disposables.create() }
    public func drive<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable { Disposables.create() }
    public func drive() -> any Disposable { Disposables.create() }
}

extension BehaviorRelay {
    /// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxCocoa/Traits/Driver/BehaviorRelay%2BDriver.swift
    public func asDriver() -> Driver<Element> { Driver() }
}

extension ObservableConvertibleType {
    // https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxCocoa/Traits/Driver/ObservableConvertibleType%2BDriver.swift
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> { Driver() }
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> { Driver() }
    public func asDriver(onErrorRecover: @escaping (_ error: any Error) -> Driver<Element>) -> Driver<Element> {
        Driver()
    }
}
