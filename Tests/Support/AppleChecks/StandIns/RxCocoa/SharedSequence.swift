// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxCocoa/RxCocoa.swift
@_exported public import RxRelay
public import RxSwift

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxCocoa/Traits/SharedSequence/SharedSequence.swift
public protocol SharingStrategyProtocol {}

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxCocoa/Traits/SharedSequence/SharedSequence.swift
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
    associatedtype SharingStrategy: SharingStrategyProtocol
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
    public func asObservable() -> Observable<Element> { .empty() }
}

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxCocoa/Traits/SharedSequence/SharedSequence.swift
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
    init() {}

    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
    public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> { SharedSequence() }
    public static func empty() -> SharedSequence<SharingStrategy, Element> { SharedSequence() }
    public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence() }
}

extension SharedSequenceConvertibleType {
    /// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxCocoa/Traits/SharedSequence/SharedSequence%2BOperators.swift
    public func map<Result>(
        _ selector: @escaping (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> { SharedSequence() }

    /// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxCocoa/Traits/SharedSequence/SharedSequence%2BOperators.swift
    public func filter(
        _ predicate: @escaping (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> { SharedSequence() }
}

extension SharedSequenceConvertibleType where Element: Equatable {
    /// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxCocoa/Traits/SharedSequence/SharedSequence%2BOperators.swift
    public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> { SharedSequence() }
}
