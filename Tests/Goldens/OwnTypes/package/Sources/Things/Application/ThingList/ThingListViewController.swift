import Foundation
import OwnCore
import ViperRuntime

@MainActor
final class ThingListViewController: UIViewController {
    private let presenter: any ThingListPresenterContract

    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }

    let tableView = UITableView(frame: .zero, style: .plain)
    /// A row for each field of the state, and for each element of a list, until the screen has rows of its own.
    private var rows: [DraftRow.ID: DraftRow] = [:]
    private lazy var dataSource = UITableViewDiffableDataSource<Int, DraftRow.ID>(tableView: tableView) {
        [weak self] tableView, indexPath, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = self?.rows[id]?.text
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = "thingList.\(id)"
        return cell
    }

    init(presenter: any ThingListPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Thing List", comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.cellLayoutMarginsFollowReadableWidth = true
        let content = UIStackView(arrangedSubviews: [failureBanner.view, tableView])
        content.axis = .vertical
        content.spacing = 16
        view.addContent(content)
        presenter.viewDidLoad()
    }
}

extension ThingListViewController: SceneViewContract {
    func render(_ state: ThingListState) {
        // Bring the subviews in line with the state.
        failureBanner.show(state.failure)
        showRows([
            draftRows("things", state.things),
            draftRows("best", state.best),
            draftRows("cache", state.cache),
            draftRows("filter", state.filter),
            draftRows("isOthering", state.isOthering),
        ])
    }

    private func showRows(_ fields: [[DraftRow]]) {
        let (old, new) = (rows, Array(fields.joined()))
        rows = Dictionary(new.map { ($0.id, $0) }) { first, _ in first }
        var snapshot = NSDiffableDataSourceSnapshot<Int, DraftRow.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(new.map(\.id))
        // Rows that stay keep their cells, and only what has changed is configured anew.
        snapshot.reconfigureItems(new.filter { old[$0.id] != nil && old[$0.id] != $0 }.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }
}
