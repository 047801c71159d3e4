import AlbumsCore
import Foundation
import PrintsInterface
import Testing
import ViperRuntime

@testable import Prints

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// A view model that follows a publisher of its use case.
@MainActor
@Suite
struct FollowingTests {
    private let subject = PassthroughSubject<[String: Int], FrameError>()
    private let useCase = MockFrameListUseCaseContract()

    private func makeViewModel() -> FrameListViewModel {
        useCase.fetchNamesReturnValue = []
        useCase.stockReturnValue = subject.eraseToAnyPublisher()
        return FrameListViewModel(
            descriptor: .init(),
            useCase: useCase,
            wireframe: MockFrameListWireframeContract()
        )
    }

    @Test func eachValueIsShownUntilTheLastOne() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        #expect(viewModel.stockData.isLoading)
        for count in 1...3 {
            subject.send(["oak": count])
            #expect(viewModel.stockData.stock == ["oak": count])
        }
        #expect(!viewModel.stockData.isLoading)
        subject.send(completion: .failure(.outOfStock))
        await viewModel.tasks.finish()
        #expect(viewModel.stockData.failure.includes("loadStock"))
        #expect(viewModel.stockData.stock == ["oak": 3])
    }

    @Test func valuesOfOtherThreadsComeInTheirOrder() async {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        nonisolated(unsafe) let subject = subject
        await Task.detached {
            for count in 1...100 { subject.send(["oak": count]) }
            subject.send(completion: .finished)
        }.value
        await viewModel.tasks.finish()
        #expect(viewModel.stockData.stock == ["oak": 100])
        #expect(viewModel.stockData.failure == nil)
    }

    @Test func aLaterOneTakesThePlaceOfTheFirst() async {
        let viewModel = makeViewModel()
        let first = PassthroughSubject<[String: Int], FrameError>()
        useCase.stockReturnValue = first.eraseToAnyPublisher()
        viewModel.onAppear()
        useCase.stockReturnValue = subject.eraseToAnyPublisher()
        viewModel.onAppear()
        subject.send(["oak": 2])
        subject.send(completion: .finished)
        await viewModel.tasks.finish()
        first.send(["oak": 1])
        #expect(viewModel.stockData.stock == ["oak": 2])
    }

    @Test func nothingIsFollowedWhenTheViewModelHasGone() async {
        var viewModel: FrameListViewModel? = makeViewModel()
        var cancellations = 0
        useCase.stockReturnValue =
            subject
            .handleEvents(receiveCancel: { cancellations += 1 })
            .eraseToAnyPublisher()
        viewModel?.onAppear()
        let stock = viewModel?.parts.stockData
        viewModel = nil
        subject.send(["oak": 1])
        for _ in 0..<1_000 where cancellations == 0 { await Task.yield() }
        #expect(cancellations == 1)
        #expect(stock?.stock == [:])
    }
}
