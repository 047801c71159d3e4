public import Foundation

// Of Foundation on Apple's platforms, for each `NSObject`; here of the class that the runtime uses them on.

/// https://developer.apple.com/documentation/foundation/nskeyvalueobservation
public final class NSKeyValueObservation: NSObject {
    public func invalidate() {}
}

/// https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange
public struct NSKeyValueObservedChange<Value> {}

extension WKWebView {
    /// https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift
    @preconcurrency
    nonisolated
        public func observe<Value>(
            _ keyPath: KeyPath<WKWebView, Value>,
            changeHandler: @escaping @Sendable (WKWebView, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation
    { NSKeyValueObservation() }
}
