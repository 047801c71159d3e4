/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Binder.swift
public struct Binder<Value>: ObserverType {
    public typealias Element = Value

    public init<Target: AnyObject>(
        _ target: Target,
        scheduler: any ImmediateSchedulerType = MainScheduler(),
        binding: @escaping (Target, Value) -> Void
    ) {}

    public func on(_ event: Event<Value>) {}
}

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/ImmediateSchedulerType.swift
public protocol ImmediateSchedulerType {}

/// https://github.com/ReactiveX/RxSwift/blob/6.9.0/RxSwift/Schedulers/MainScheduler.swift
public final class MainScheduler: ImmediateSchedulerType {
    public init() {}

    nonisolated(unsafe) public static let instance = MainScheduler()
}
