/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Disposable.swift
public protocol Disposable {
    func dispose()
}

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Disposables/Disposables.swift
public struct Disposables {
    private init() {}

    private struct None: Disposable {
        func dispose() {}
    }

    public static func create() -> any Disposable { None() }
    public static func create(with dispose: @escaping () -> Void) -> any Cancelable { BooleanDisposable() }
}

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Cancelable.swift
public protocol Cancelable: Disposable {
    var isDisposed: Bool { get }
}

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Disposables/BooleanDisposable.swift
public final class BooleanDisposable: Cancelable {
    public init() {}

    public var isDisposed: Bool { true }
    public func dispose() {}
}

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Disposables/DisposeBag.swift
public final class DisposeBag {
    public init() {}

    public func insert(_ disposable: any Disposable) {}
}

extension Disposable {
    /// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Disposables/DisposeBag.swift
    public func disposed(by bag: DisposeBag) {}
}
