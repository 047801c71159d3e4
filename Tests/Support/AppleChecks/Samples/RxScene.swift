import Foundation
import RxCocoa
import RxRelay
import RxSwift
import ViperRuntime

// A presenter that exposes drivers, and a view controller that drives its data source with them.

@MainActor
final class DrivenCartDataSource: NSObject {
    @MainActor var products: [String] = []
}

@MainActor
final class DrivenCartPresenter {
    private let state = BehaviorRelay<[String]>(value: [])

    var products: Driver<[String]> { state.asDriver().distinctUntilChanged() }

    func add(_ product: String) { state.accept(state.value + [product]) }
}

@MainActor
final class DrivenCartViewController: UIViewController {
    private let dataSource = DrivenCartDataSource()
    private let presenter = DrivenCartPresenter()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.products
            .drive(onNext: { [weak self] in self?.dataSource.products = $0 })
            .disposed(by: disposeBag)
        presenter.products
            .drive(with: self, onNext: { owner, products in owner.title = products.first })
            .disposed(by: disposeBag)
    }
}
