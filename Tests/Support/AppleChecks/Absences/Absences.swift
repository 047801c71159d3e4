// In each module that is compiled for iOS: it hides what Foundation has on Linux alone.

/// https://developer.apple.com/documentation/foundation/process
@available(*, unavailable, message: "Process isn't on iOS")
final class Process {}
