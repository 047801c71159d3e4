#if !canImport(UIKit)
    public import Foundation

    /// From https://developer.apple.com/documentation/uikit/uitableviewdatasource
    @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
        func numberOfSections(in tableView: UITableView) -> Int
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    }

    extension UITableViewDataSource {
        public func numberOfSections(in tableView: UITableView) -> Int { 1 }

        public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    }

    /// From https://developer.apple.com/documentation/uikit/uitableviewdelegate. UIKit calls it when a row is tapped;
    /// tests call it themselves.
    @MainActor public protocol UITableViewDelegate: NSObjectProtocol {
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    }

    extension UITableViewDelegate {
        public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
        public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    }
#endif
