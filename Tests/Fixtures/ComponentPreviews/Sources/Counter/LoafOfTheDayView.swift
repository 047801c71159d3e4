// In place of the scaffolds.

import SwiftUI

@MainActor final class LoafOfTheDayViewModel {
    let parts: Parts
    init(_ parts: Parts) { self.parts = parts }
}
struct LoafOfTheDayView {}
