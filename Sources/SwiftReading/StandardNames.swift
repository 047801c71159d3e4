/// Names of types that need to be told from a project's own, where nothing but the module is known of them.
enum StandardNames {
    static let standardLibrary: Set<String> = [
        "Any", "AnyActor", "AnyCollection", "AnyIterator", "AnyKeyPath", "AnyObject", "AnySequence", "Actor",
        "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger",
        "CaseIterable", "CheckedContinuation", "Clock", "Codable", "Collection", "Comparable", "ContinuousClock",
        "CustomStringConvertible", "Decodable", "Decoder", "DecodingError", "Encodable", "Encoder", "EncodingError",
        "Equatable",
        "Error", "FixedWidthInteger", "GlobalActor", "Hashable", "Hasher", "Identifiable", "InstantProtocol",
        "IteratorProtocol", "KeyPath", "KeyValuePairs", "LazySequence", "LosslessStringConvertible", "MainActor",
        "MutableCollection", "Never", "Numeric", "ObjectIdentifier", "OptionSet", "PartialKeyPath", "PartialRangeFrom",
        "PartialRangeThrough", "PartialRangeUpTo", "RandomAccessCollection", "RandomNumberGenerator", "RangeExpression",
        "RangeReplaceableCollection", "RangeSet", "RawRepresentable", "ReferenceWritableKeyPath", "Regex", "Sendable",
        "Sequence", "SetAlgebra", "SignedInteger", "SignedNumeric", "Slice", "Strideable", "StringProtocol",
        "SuspendingClock", "SystemRandomNumberGenerator", "Task", "TaskGroup", "TaskPriority", "ThrowingTaskGroup",
        "Unicode", "UnkeyedDecodingContainer", "Unmanaged", "UnsafeContinuation", "UnsafeMutablePointer",
        "UnsafePointer", "UnsafeRawPointer", "UnsignedInteger", "WritableKeyPath", "Zip2Sequence",
    ]

    static let foundation: Set<String> = [
        "AttributeContainer", "Bundle", "ByteCountFormatter", "CocoaError", "ComparisonResult",
        "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter", "Dimension", "FileHandle",
        "FileManager", "FloatingPointFormatStyle", "FormatStyle", "Formatter", "IntegerFormatStyle",
        "ISO8601DateFormatter",
        "JSONDecoder", "JSONEncoder", "JSONSerialization", "LengthFormatter", "LocalizedError",
        "LocalizedStringResource",
        "Measurement", "MeasurementFormatter", "NSArray", "NSAttributedString", "NSCoder", "NSCoding", "NSCopying",
        "NSData", "NSDate", "NSDictionary", "NSError", "NSLock", "NSMutableAttributedString", "NSNumber", "NSObject",
        "NSObjectProtocol", "NSPredicate", "NSRange", "NSRecursiveLock", "NSSecureCoding", "NSSet", "NSSortDescriptor",
        "NSString", "NSUserActivity", "NSValue", "Notification", "NotificationCenter", "NumberFormatter", "Operation",
        "OperationQueue", "PersonNameComponents", "PersonNameComponentsFormatter", "POSIXError", "Predicate", "Process",
        "ProcessInfo", "Progress", "PropertyListDecoder", "PropertyListEncoder", "RelativeDateTimeFormatter",
        "RunLoop", "Scanner", "Selector", "SortDescriptor", "SortOrder", "Stream", "Thread", "Timer", "Unit",
        "UnitAngle", "UnitArea", "UnitDuration", "UnitEnergy", "UnitLength", "UnitMass", "UnitTemperature",
        "UnitVolume", "UserDefaults",
    ]

    static let viperImages: Set<String> = ["ImageLoading"]

    static let foundationNetworking: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge",
        "URLCache", "URLCredential", "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse", "URLSession",
        "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadTask",
        "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask", "URLSessionWebSocketTask",
    ]
}
