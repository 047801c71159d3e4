import Foundation
import ViperRuntime

extension String {
    /// What is read while a screen gets what it shows.
    static var loading: String {
        String(localized: "Loading…", bundle: .kaimonoResources, comment: "While a screen gets what it shows")
    }
}
