/// The members of mocks for Foundation's protocols. Those that are optional on Apple's systems are required elsewhere.
enum FoundationProtocols {
    static let members: [String: [StandardMember]] = [
        "NSCacheDelegate": [
            StandardMember(
                "cache(_:willEvictObject:)",
                "func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject object: Any) {}"
            )
        ],
        "NSCoding": coding,
        "NSCopying": [StandardMember("copy(with:)", "func copy(with zone: NSZone? = nil) -> Any { self }")],
        "NSSecureCoding": coding + [
            StandardMember("supportsSecureCoding", "static var supportsSecureCoding: Bool { true }")
        ],
        "URLSessionDownloadDelegate": [
            StandardMember(
                "urlSession(_:downloadTask:didFinishDownloadingTo:)",
                "func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {}"
            )
        ],
        "URLSessionWebSocketDelegate": [
            StandardMember(
                "urlSession(_:webSocketTask:didOpenWithProtocol:)",
                "func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?) {}"
            ),
            StandardMember(
                "urlSession(_:webSocketTask:didCloseWith:reason:)",
                "func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?) {}"
            ),
        ],
    ]

    private static let coding = [
        StandardMember("encode(with:)", "func encode(with coder: NSCoder) {}"),
        StandardMember("init(coder:)", "required init?(coder: NSCoder) { super.init() }"),
    ]
}
