import Foundation
import Observation
import SwiftUI
import ViperRuntime

// VIPER with SwiftUI in the view layer: a data source that `render(_:)` feeds, a view that reports to the presenter, and a
// view controller that hosts the view as a child.

@MainActor
@Observable
final class ObservedCartDataSource {
    var products: [String] = []
    var isOrdering = false
}

@MainActor
protocol ObservedCartPresenterContract: AnyObject {
    func didTapOrderButton()
    func didSelectProduct(_ product: String)
}

@MainActor
struct ObservedCartView: View {
    let dataSource: ObservedCartDataSource
    let presenter: any ObservedCartPresenterContract

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if dataSource.products.isEmpty {
                Text("Nothing yet").foregroundStyle(.secondary)
            } else {
                ObservedCartRows(products: dataSource.products) { presenter.didSelectProduct($0) }
            }
            Spacer()
            Button("Order") { presenter.didTapOrderButton() }
                .disabled(dataSource.isOrdering)
                .accessibilityIdentifier("order")
        }
        .padding()
        .frame(maxWidth: .infinity)
        .animation(.default, value: dataSource.products)
    }
}

/// Takes values and closures only.
@MainActor
struct ObservedCartRows: View {
    let products: [String]
    let onTap: @MainActor (String) -> Void

    var body: some View {
        List(products, id: \.self) { product in
            Button(product) { onTap(product) }
        }
    }
}

@MainActor
final class ObservedCartViewController: UIViewController {
    private let dataSource = ObservedCartDataSource()
    private let presenter: any ObservedCartPresenterContract

    init(presenter: any ObservedCartPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let hosting = UIHostingController(rootView: ObservedCartView(dataSource: dataSource, presenter: presenter))
        embed(hosting)
    }

    private func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            child.view.topAnchor.constraint(equalTo: view.topAnchor),
            child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        child.didMove(toParent: self)
    }
}

private final class ObservedCartPreviewPresenter: ObservedCartPresenterContract {
    func didTapOrderButton() {}
    func didSelectProduct(_ product: String) {}
}

#Preview("rows") {
    ObservedCartRows(products: ["Miso"]) { _ in }
}

#Preview("screen") {
    ObservedCartViewController(presenter: ObservedCartPreviewPresenter())
}
