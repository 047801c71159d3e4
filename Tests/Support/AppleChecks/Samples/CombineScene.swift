import Combine
import Foundation
import SwiftUI
import ViperRuntime

// The same with a data source that is an `ObservableObject`, and a view model that owns its view's data.

@MainActor
final class PublishedCartDataSource: ObservableObject {
    @Published var products: [String] = []
    @Published var note = ""
}

@MainActor
struct PublishedCartView: View {
    @ObservedObject var dataSource: PublishedCartDataSource
    @State private var isExpanded = false

    var body: some View {
        ScrollView {
            LazyVStack {
                Section("Products") {
                    ForEach(dataSource.products, id: \.self) { Text($0).font(.headline) }
                }
            }
            Toggle("More", isOn: $isExpanded)
            TextField("Note", text: $dataSource.note)
            ProgressView().opacity(isExpanded ? 1 : 0)
        }
        .navigationTitle("Cart")
    }
}

@MainActor
final class PublishedCartViewModel: ObservableObject {
    @Published private(set) var count = 0
    private(set) lazy var onAppear: @MainActor () -> Void = { [weak self] in self?.load() }
    private var subscriptions: Set<AnyCancellable> = []

    func follow(_ counts: AnyPublisher<Int, Never>) {
        counts.removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] count in MainActor.assumeIsolated { self?.count = count } }
            .store(in: &subscriptions)
    }

    private func load() { count += 1 }
}

@MainActor
struct PublishedCountView: View {
    @StateObject private var viewModel = PublishedCartViewModel()

    var body: some View {
        HStack {
            Image(systemName: "cart").resizable().scaledToFit()
            Text("\(viewModel.count)")
        }
        .background(.white)
        .onAppear(perform: viewModel.onAppear)
        .task { await Task.yield() }
    }
}

/// A repository's Combine form, derived from the one with a completion.
func publisher(of load: @escaping @Sendable (@escaping @Sendable (Result<Int, any Error>) -> Void) -> Void)
    -> AnyPublisher<Int, any Error>
{
    Deferred {
        Future { promise in
            nonisolated(unsafe) let promise = promise; load { promise($0) }
        }
    }
    .eraseToAnyPublisher()
}

struct PublishedCart_Previews: PreviewProvider {
    static var previews: some View {
        PublishedCartView(dataSource: PublishedCartDataSource()).previewDisplayName("empty")
    }
}
