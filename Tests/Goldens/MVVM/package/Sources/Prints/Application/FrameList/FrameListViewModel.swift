import AlbumsCore
import PrintsInterface
import ViperRuntime

@MainActor
final class FrameListViewModel {
    /// What each part of the screen draws from; a change redraws that part alone.
    let parts: Parts

    private let useCase: any FrameListUseCaseContract
    private let wireframe: any FrameListWireframeContract
    private let descriptor: ViewDescriptor.FrameListDescriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.FrameListDescriptor,
        useCase: any FrameListUseCaseContract,
        wireframe: any FrameListWireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        parts = Parts(startingFrom: descriptor)
    }
}

extension FrameListViewModel: FrameListViewModelContract {
    func onAppear() {
        loadNames()
        loadStock()
    }

    func onDetailTap() {
        // Nothing is done here yet.
    }

    func onRetryTap() {
        if namesData.failure.includes("fetchNames") {
            loadNames()
        }
        if stockData.failure.includes("stock") {
            loadStock()
        }
    }
}

extension FrameListViewModel {
    private func loadNames() {
        namesData.isLoading = true
        namesData.failure.clear("fetchNames")
        tasks.load("fetchNames") { [namesData, useCase] in
            do throws(FrameError) {
                let result = try await useCase.fetchNames()
                guard !Task.isCancelled else { return }
                namesData.names = result
            } catch {
                guard !Task.isCancelled else { return }
                namesData.failure.record(error, inLoad: "fetchNames")
            }
            namesData.isLoading = false
        }
    }

    private func loadStock() {
        stockData.isLoading = true
        stockData.failure.clear("stock")
        let publisher = useCase.stock()
        tasks.follow("stock", publisher) { [stockData] result in
            stockData.stock = result
            stockData.isLoading = false
        } ended: { [stockData] error in
            if let error { stockData.failure.record(error, inLoad: "stock") }
            stockData.isLoading = false
        }
    }
}
