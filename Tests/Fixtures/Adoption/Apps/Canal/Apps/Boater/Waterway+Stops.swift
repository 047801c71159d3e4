// swift-format-ignore-file

import CanalCore
import Locks
import UIKit

extension Waterway {
    func screen<S: Stop>(for stop: S) -> S.Screen {
        switch stop {
        case let stop as LockStop: LockViewController(number: stop.number, depth: depth) as! S.Screen
        case let stop as FlightStop: FlightBuilder.flight(of: stop) as! S.Screen
        case let stop as MooringStop: MooringViewController(named: stop.name) as! S.Screen
        default: fatalError("nowhere: \(stop)")
        }
    }
}
