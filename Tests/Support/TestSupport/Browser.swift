public import Foundation

/// A headless Chromium that tests click in, by the DevTools protocol over two named pipes.
public final class Browser {
    /// What went wrong, in its words.
    public struct Failure: Error, CustomStringConvertible {
        public var description: String
    }

    /// The installed Chromium or Chrome, if there is one.
    public static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first(where: FileManager.default.isExecutableFile)

    private let commands: FileHandle
    private let answers: FileHandle
    private var received: [UInt8] = []
    private var lastID = 0
    private var session: String?

    private init(_ folder: URL) throws {
        let pipes = ["commands", "answers"].map { folder.appendingPathComponent($0).path }
        for pipe in pipes where mkfifo(pipe, 0o600) != 0 { throw Failure(description: "no pipe at \(pipe)") }
        let handles = pipes.map(openForBoth)
        commands = FileHandle(fileDescriptor: handles[0], closeOnDealloc: true)
        answers = FileHandle(fileDescriptor: handles[1], closeOnDealloc: true)
    }

    /// Opens a page in a window of 1200 by 800 pixels, and closes the browser when `work` ends.
    public static func open(_ page: URL, _ work: (Browser) async throws -> Void) async throws {
        guard let path else { throw Failure(description: "no Chromium") }
        await Turns.browsers.take()
        let result: Result<Void, any Error>
        do {
            result = .success(try await open(page, with: path, work))
        } catch {
            result = .failure(error)
        }
        await Turns.browsers.give()
        try result.get()
    }

    private static func open(_ page: URL, with path: String, _ work: (Browser) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        let browser = try Browser(folder.url)
        let flags = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--window-size=1200,800",
            "--user-data-dir=profile", "--remote-debugging-pipe", "about:blank",
        ]
        let line = "exec \(path) \(flags.joined(separator: " ")) 3<commands 4>answers"
        async let process = Tool.runNow("bash", ["-c", line], in: folder.url)
        let result: Result<Void, any Error>
        do {
            try await browser.show(page)
            result = .success(try await work(browser))
        } catch {
            result = .failure(error)
        }
        browser.session = nil
        _ = try? await browser.send("Browser.close")
        _ = try await process
        try result.get()
    }

    private func show(_ page: URL) async throws {
        let target = try await send("Target.createTarget", ["url": page.absoluteString])["targetId"] as? String ?? ""
        session =
            try await send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        try await wait(for: "document.documentElement?.dataset.ready")
    }

    /// The value of an expression of JavaScript, as text.
    public func value(of expression: String) async throws -> String {
        let answer = try await send("Runtime.evaluate", ["expression": "String(\(expression))", "returnByValue": true])
        if let exception = answer["exceptionDetails"] { throw Failure(description: "\(expression): \(exception)") }
        return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
    }

    /// Waits until an expression is true.
    public func wait(for expression: String) async throws {
        for _ in 0..<30_000 {
            if try await value(of: "Boolean(\(expression))") == "true" { return }
            try await Task.sleep(for: .milliseconds(10))
        }
        throw Failure(description: "never true: \(expression)")
    }

    /// Clicks the middle of the first element that a CSS selector finds, whatever lies above it there.
    public func click(_ selector: String) async throws {
        let element = "document.querySelector(\(Browser.quoted(selector)))"
        try await wait(for: element)
        _ = try await value(of: "\(element).scrollIntoView({block: 'nearest'})")
        let place = try await value(
            of: "(box => [box.x + box.width / 2, box.y + box.height / 2])(\(element).getBoundingClientRect())"
        )
        let point = place.split(separator: ",").compactMap { Double($0) }
        guard point.count == 2 else { throw Failure(description: "\(selector) has no place") }
        for type in ["mousePressed", "mouseReleased"] {
            _ = try await send(
                "Input.dispatchMouseEvent",
                ["type": type, "x": point[0], "y": point[1], "button": "left", "clickCount": 1]
            )
        }
    }

    /// Presses a key, by its name in JavaScript. For example: `ArrowRight`, or `/`.
    public func press(_ key: String) async throws {
        var event: [String: Any] = ["type": "keyDown", "key": key]
        if key.count == 1 { event["text"] = key }
        let codes = [
            "Enter": 13, "Tab": 9, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
        ]
        if let code = codes[key] { event["windowsVirtualKeyCode"] = code }
        if key == "Enter" { event["text"] = "\r" }
        _ = try await send("Input.dispatchKeyEvent", event)
        event["type"] = "keyUp"
        event["text"] = nil
        _ = try await send("Input.dispatchKeyEvent", event)
    }

    public func type(_ text: String) async throws { _ = try await send("Input.insertText", ["text": text]) }

    /// Has the page believe in a setting of the system. For example: `prefers-color-scheme` is `dark`.
    public func emulate(_ feature: String, _ value: String) async throws {
        _ = try await send("Emulation.setEmulatedMedia", ["features": [["name": feature, "value": value]]])
    }

    public static func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'") + "'"
    }
}

extension Browser {
    @discardableResult
    private func send(_ method: String, _ parameters: [String: Any] = [:]) async throws -> [String: Any] {
        lastID += 1
        var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
        message["sessionId"] = session
        commands.write(try JSONSerialization.data(withJSONObject: message) + [0])
        for _ in 0..<30_000 {
            while let answer = try nextMessage() {
                guard answer["id"] as? Int == lastID else { continue }
                if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
                return answer["result"] as? [String: Any] ?? [:]
            }
            try await Task.sleep(for: .milliseconds(10))
        }
        throw Failure(description: "no answer to \(method)")
    }

    /// Messages end with a zero.
    private func nextMessage() throws -> [String: Any]? {
        if !received.contains(0) {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(answers.fileDescriptor, &buffer, buffer.count)
            if count > 0 { received += buffer[..<count] }
        }
        guard let end = received.firstIndex(of: 0) else { return nil }
        defer { received.removeFirst(end + 1) }
        return try JSONSerialization.jsonObject(with: Data(received[..<end])) as? [String: Any]
    }
}

/// Without waiting for the other end.
private func openForBoth(_ pipe: String) -> Int32 { open(pipe, O_RDWR | O_NONBLOCK) }
