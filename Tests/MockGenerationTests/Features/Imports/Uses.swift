import Core
import Foundation

func useImports() async throws {
    let shelf = MockTinShelf()
    shelf.takeReturnValue = Tin(bestBefore: .distantFuture)
    let taken = try shelf.take(Tin(bestBefore: .distantPast), at: 1)
    precondition(taken?.bestBefore == .distantFuture)
    precondition(shelf.takeReceivedArguments?.index == 1)
}
