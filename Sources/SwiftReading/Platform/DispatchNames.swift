extension PlatformTypeGroup {
    /// The types that are in Foundation on Apple's platforms and in `FoundationNetworking` elsewhere.
    static let foundationNetworking: [PlatformTypeGroup] = [
        .values(
            [.hashable, .sendable],
            """
            HTTPCookiePropertyKey URLRequest
            """
        ),
        .classes(
            [.hashable, .sendable],
            """
            CachedURLResponse HTTPCookie HTTPCookieStorage HTTPURLResponse URLAuthenticationChallenge URLCache
            URLCredential URLCredentialStorage URLProtectionSpace URLResponse URLSession URLSessionConfiguration
            URLSessionDataTask URLSessionDownloadTask URLSessionStreamTask URLSessionTask URLSessionTaskMetrics
            URLSessionTaskTransactionMetrics URLSessionUploadTask URLSessionWebSocketTask
            """
        ),
        .classes(
            [.hashable],
            """
            NSMutableURLRequest NSURLRequest URLProtocol
            """
        ),
        .protocols(
            """
            URLAuthenticationChallengeSender URLProtocolClient URLSessionDataDelegate URLSessionDelegate
            URLSessionDownloadDelegate URLSessionStreamDelegate URLSessionTaskDelegate URLSessionWebSocketDelegate
            """
        ),
    ]
}

extension PlatformTypeGroup {
    /// The public types of Dispatch.
    static let dispatch: [PlatformTypeGroup] = [
        .values([.hashable, .sendable], "DispatchQoS.QoSClass"),
        .values(
            [.equatable],
            """
            DispatchWorkItemFlags
            """
        ),
        .classes(
            [],
            """
            DispatchObject DispatchWorkItem
            """
        ),
        .values(
            [],
            """
            DispatchData
            """
        ),
        .values(
            [.sendable],
            """
            DispatchPredicate
            """
        ),
        .values(
            [.equatable, .sendable],
            """
            DispatchQoS DispatchTimeInterval
            """
        ),
        .values(
            [.hashable, .sendable],
            """
            DispatchTimeoutResult
            """
        ),
        .classes(
            [.sendable],
            """
            DispatchGroup DispatchIO DispatchQueue DispatchSemaphore DispatchSource DispatchSpecificKey/1
            """
        ),
        .values(
            [.equatable, .sendable, .comparable],
            """
            DispatchTime DispatchWallTime
            """
        ),
        .protocols(
            """
            DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal DispatchSourceTimer
            DispatchSourceUserDataAdd DispatchSourceUserDataOr DispatchSourceUserDataReplace DispatchSourceWrite
            """
        ),
    ]
}
