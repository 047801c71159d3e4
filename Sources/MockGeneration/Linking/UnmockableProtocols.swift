/// Protocols and classes of the platform that no mock can inherit from, with the reason.
enum UnmockableProtocols {
    /// Returns the reason why a class can't usefully conform to it; `nil` if it isn't listed here.
    static func reason(against name: String) -> String? { reasons[name] }

    /// Classes that a protocol may have as its superclass, and that no source of the run declares.
    static let classes: Set<String> = [
        "NSManagedObject", "NSOperation", "NSView", "NSViewController", "NSWindow", "NSWindowController", "Operation",
        "Thread", "UIApplication", "UIBarButtonItem", "UIButton", "UICollectionReusableView", "UICollectionView",
        "UICollectionViewCell", "UICollectionViewController", "UIControl", "UIDocument", "UIGestureRecognizer",
        "UIImageView", "UILabel", "UINavigationController", "UIPageViewController", "UIResponder", "UIScrollView",
        "UISplitViewController", "UIStackView", "UITabBarController", "UITableView", "UITableViewCell",
        "UITableViewController", "UITableViewHeaderFooterView", "UITextField", "UITextView", "UIView",
        "UIViewController", "UIWindow", "WKWebView", "XCTestCase",
    ]

    private static let reasons: [String: String] = {
        var reasons: [String: String] = [:]
        let groups = [
            ("only structs and enums can conform to it", ["BitwiseCopyable"]),
            (
                "a mock can't know what it goes through",
                [
                    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
                    "RangeReplaceableCollection", "LazySequenceProtocol", "IteratorProtocol", "AsyncSequence",
                    "AsyncIteratorProtocol",
                ]
            ),
            (
                "a mock isn't a number",
                [
                    "AdditiveArithmetic", "Numeric", "SignedNumeric", "BinaryInteger", "FixedWidthInteger",
                    "SignedInteger", "UnsignedInteger", "FloatingPoint", "BinaryFloatingPoint", "Strideable",
                ]
            ),
            (
                "a mock isn't text or data",
                ["StringProtocol", "DataProtocol", "MutableDataProtocol", "ContiguousBytes"]
            ),
            (
                "a mock isn't made from a value",
                [
                    "RawRepresentable", "OptionSet", "SetAlgebra", "CodingKey", "ExpressibleByStringLiteral",
                    "ExpressibleByIntegerLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByFloatLiteral",
                    "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral", "ExpressibleByNilLiteral",
                ]
            ),
            (
                "its members have types of their own that a mock can't make up",
                ["Encoder", "Decoder", "Clock", "InstantProtocol", "DurationProtocol", "SerialExecutor", "Executor"]
            ),
        ]
        for (reason, names) in groups { for name in names { reasons[name] = reason } }
        return reasons
    }()
}
