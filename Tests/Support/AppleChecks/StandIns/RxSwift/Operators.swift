extension ObservableType {
    /// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Observables/Map.swift
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> { Observable() }

    /// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Observables/Filter.swift
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { Observable() }

    /// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Observables/Skip.swift
    public func skip(_ count: Int) -> Observable<Element> { Observable() }

    /// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Observables/Just.swift
    public static func just(_ element: Element) -> Observable<Element> { Observable() }

    /// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Observables/Empty.swift
    public static func empty() -> Observable<Element> { Observable() }
}

extension ObservableType where Element: Equatable {
    /// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Observables/DistinctUntilChanged.swift
    public func distinctUntilChanged() -> Observable<Element> { Observable() }
}
