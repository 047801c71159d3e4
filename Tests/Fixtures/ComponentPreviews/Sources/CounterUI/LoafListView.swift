// In place of the scaffolds.

import BakeryCore
import SwiftUI

struct LoafListView: View {
    let dataSource: LoafListDataSource
    let presenter: any LoafListPresenterContract
    var body: some View { shelfContent }
}
struct LoafListShelfContent: View {
    let sections: LoafListShelfSections
    var body: some View { sections }
}
struct LoafListLoavesSection: View {
    let loaves: [Loaf]
    let onSelectLoaf: @MainActor (Loaf.ID) -> Void
    var body: some View { Text(verbatim: "") }
}
