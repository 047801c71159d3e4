import Foundation
import ViperRuntime

@MainActor
final class FilmListViewController: UIViewController {
    private let presenter: any FilmListPresenterContract

    let tableView = UITableView(frame: .zero, style: .plain)
    /// A row for each field of the state, and for each element of a list, until the screen has rows of its own.
    private var rows: [DraftRow.ID: DraftRow] = [:]
    private lazy var dataSource = UITableViewDiffableDataSource<Int, DraftRow.ID>(tableView: tableView) {
        [weak self] tableView, indexPath, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = self?.rows[id]?.text
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = "filmList.\(id)"
        return cell
    }

    init(presenter: any FilmListPresenterContract) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Film List", bundle: .filmResources, comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.cellLayoutMarginsFollowReadableWidth = true
        let content = UIStackView(arrangedSubviews: [tableView])
        content.axis = .vertical
        content.spacing = 16
        view.addContent(content)
        presenter.viewDidLoad()
    }
}

extension FilmListViewController: SceneViewContract {
    func render(_ state: FilmListState) {
        // Bring the subviews in line with the state.
        showRows([draftRows("films", state.films)])
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
