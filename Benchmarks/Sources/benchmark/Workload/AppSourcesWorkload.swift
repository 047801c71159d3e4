import Foundation

/// The sources of an app, of which a few declare protocols to be mocked. The same numbers give the same files.
struct AppSourcesWorkload {
    var files = 1_083
    var marked = 67

    func write(to folder: URL) throws {
        for number in 0..<files {
            let file = folder.appendingPathComponent("Feature\(number / 40)/Screen\(number).swift")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            let isMarked = number * marked / files != (number + 1) * marked / files
            let text = isMarked ? screen(number) + service(number) : screen(number)
            try Data(text.utf8).write(to: file)
        }
    }

    /// What most files of an app look like.
    private func screen(_ number: Int) -> String {
        let rows = (0..<24).map { row in
            """
                /// Shows row \(row), and what is known of it: "\(row) of \(number)".
                private func configureRow\(row)(_ cell: ItemCell, at indexPath: IndexPath) {
                    guard let item = items[safe: indexPath.row], item.id != \(row) else { return }
                    cell.title = "\\(item.title) (\\(item.tags.joined(separator: ", ")))"
                    cell.onTap = { [weak self] in self?.router.show(item, animated: true) }
                    UIView.animate(withDuration: 0.3) { cell.alpha = item.isRead ? 0.5 : 1 }
                }

            """
        }
        return """
            import Foundation
            import UIKit

            final class Screen\(number)ViewController: UIViewController, ItemListener {
                private let router: Router
                private var items: [Item] = []

                init(router: Router) {
                    self.router = router
                    super.init(nibName: nil, bundle: nil)
                }

            \(rows.joined(separator: "\n"))
            }

            extension Screen\(number)ViewController: UITableViewDelegate {
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { router.show(items[indexPath.row]) }
            }

            """
    }

    private func service(_ number: Int) -> String {
        """
        // sourcery: AutoMockable
        protocol Screen\(number)ServiceProtocol: AnyObject {
            var isOnline: Bool { get }
            var title: String? { get set }
            func load(id: Int, page: Int) async throws -> [Item]
            func save(_ item: Item, completion: @escaping (Result<Void, Error>) -> Void)
            func remove(id: Int)
            func find(title: String, in folder: Folder?) -> Item?
        }

        """
    }
}
