public import Dispatch
public import Foundation

/// https://developer.apple.com/documentation/combine/scheduler
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType
    associatedtype SchedulerOptions
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
}

/// https://developer.apple.com/documentation/dispatch/dispatchqueue/schedule(options:_:)
extension DispatchQueue: Scheduler {
    /// https://developer.apple.com/documentation/dispatch/dispatchqueue/schedulertimetype
    public struct SchedulerTimeType {}

    /// https://developer.apple.com/documentation/dispatch/dispatchqueue/scheduleroptions
    public struct SchedulerOptions {}

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {}
}

/// https://developer.apple.com/documentation/foundation/runloop/schedule(options:_:)
extension RunLoop: Scheduler {
    /// https://developer.apple.com/documentation/foundation/runloop/schedulertimetype
    public struct SchedulerTimeType {}

    /// https://developer.apple.com/documentation/foundation/runloop/scheduleroptions
    public struct SchedulerOptions {}

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {}
}
