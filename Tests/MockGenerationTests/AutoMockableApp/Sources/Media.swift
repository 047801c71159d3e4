import Foundation

// sourcery: AutoMockable
protocol MediaLoading {
    func load(_ url: URL, progress: ((Double) -> Void)?) async throws -> Data
    func preload(_ urls: [URL])
    func thumbnail(of url: URL, size: (width: Int, height: Int)) -> Data?
    func visit(_ each: (URL) -> Void)
}

// sourcery: AutoMockable
protocol Recording {
    var state: RecordingState { get }
    var levels: [Float] { get }
    func start() throws
    func stop() async -> URL?
}

enum RecordingState { case idle, running }
