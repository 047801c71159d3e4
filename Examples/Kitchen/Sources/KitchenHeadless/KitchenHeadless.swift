import Foundation
import Kitchen
import ViperRuntime
import ViperTesting

/// Starts the app without a screen, walks through it, and prints what each step shows.
@main
enum KitchenHeadless {
    @MainActor
    static func main() async {
        let driver = ScreenDriver(showing: AppEnvironment().makeRootViewController())
        do {
            try await Walk(driver: driver).run()
        } catch {
            FileHandle.standardError.write(Data("The walk broke: \(error)\n".utf8))
            exit(EXIT_FAILURE)
        }
        print("\nWhat is open now:\n\(driver.window.treeDescription)")
    }
}
