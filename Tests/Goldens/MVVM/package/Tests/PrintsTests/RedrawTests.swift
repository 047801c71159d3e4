import AlbumsCore
import Foundation
import Observation
import PrintsInterface
import Testing
import ViperRuntime

@testable import Prints

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// A change of one part's data is told to who draws from it, and to nobody else.
@MainActor
@Suite
struct RedrawTests {
    private final class Count {
        var value = 0
    }

    @Test func aChangeRedrawsWhatReadTheChangedPart() {
        let viewModel = AlbumDetailViewModel(
            descriptor: .init(albumID: 1, theme: .dark),
            useCase: MockAlbumDetailUseCaseContract(),
            wireframe: MockAlbumDetailWireframeContract()
        )
        viewModel.imageListData.images = [URL(fileURLWithPath: "/a")]
        let parts = viewModel.parts
        let changes = Changes()
        withObservationTracking {
            _ = parts.imageListData.images
        } onChange: {
            changes.record("imageList")
        }
        withObservationTracking {
            _ = (parts.purchaseData.price, parts.purchaseData.copies, parts.purchaseData.isLoading)
        } onChange: {
            changes.record("purchase")
        }
        viewModel.imageListData.images.removeAll()
        #expect(parts.imageListData.images.isEmpty)
        #expect(changes.names == ["imageList"])
        viewModel.purchaseData.copies = 7
        #expect(changes.names == ["imageList", "purchase"])
    }

    @Test func aChangeIsPublishedByTheChangedPart() {
        let viewModel = ImageViewModel(
            descriptor: .init(url: URL(fileURLWithPath: "/a")),
            useCase: MockImageUseCaseContract(),
            wireframe: MockImageWireframeContract()
        )
        let parts = viewModel.parts
        let pictures = Count()
        let captions = Count()
        let subscriptions = [
            parts.pictureData.objectWillChange.sink { _ in pictures.value += 1 },
            parts.captionData.objectWillChange.sink { _ in captions.value += 1 },
        ]
        viewModel.pictureData.isLoading = true
        viewModel.pictureData.default = 4
        #expect(pictures.value == 2)
        #expect(captions.value == 0)
        #expect(subscriptions.count == 2)
    }

    @Test func aRepositoryIsAskedByAsyncCallsAndBySubscriptions() async throws {
        let mock = MockImageRepositoryContract()
        mock.fetchTextReturnValue = "a lake"
        mock.countReturnValue = 3
        let repository: any ImageRepositoryContract = mock
        let url = URL(fileURLWithPath: "/a")
        #expect(try await repository.fetchText(url: url) == "a lake")
        #expect(await repository.count() == 3)
        await repository.forget()
        #expect(mock.forgetCallsCount == 1)

        var texts: [String] = []
        let subscription = repository.fetchTextPublisher(url: url).sink { _ in
        } receiveValue: {
            texts.append($0)
        }
        subscription.cancel()
        #expect(texts == ["a lake"])
        #expect(mock.fetchTextReceivedInvocations == [url, url])
    }

    @Test func anErrorReachesWhoWaitsAndWhoSubscribes() async {
        let mock = MockImageRepositoryContract()
        mock.fetchTextThrowableError = CancellationError()
        let repository: any ImageRepositoryContract = mock
        let url = URL(fileURLWithPath: "/a")
        await #expect(throws: CancellationError.self) { try await repository.fetchText(url: url) }
        var failures = 0
        let subscription = repository.fetchTextPublisher(url: url).sink { completion in
            if case .failure = completion { failures += 1 }
        } receiveValue: { _ in
        }
        subscription.cancel()
        #expect(failures == 1)
    }
}

/// What has changed, from whatever thread it is told.
private nonisolated final class Changes: @unchecked Sendable {
    private let lock = NSLock()
    private var recorded: [String] = []

    var names: [String] { lock.withLock { recorded } }

    func record(_ name: String) { lock.withLock { recorded.append(name) } }
}
