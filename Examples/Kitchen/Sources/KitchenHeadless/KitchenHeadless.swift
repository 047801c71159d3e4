import Foundation
import Kitchen
import ViperRuntime

/// Starts the app without a screen, walks through it, and prints what each step shows. A release build has no driver to walk
/// with, and prints the first screen.
@main
enum KitchenHeadless {
    @MainActor
    static func main() async {
        #if DEBUG
            let driver = ScreenDriver(AppEnvironment())
            do {
                try await Walk(driver: driver).run()
            } catch {
                FileHandle.standardError.write(Data("The walk broke: \(error)\n".utf8))
                exit(EXIT_FAILURE)
            }
            print("\nWhat is open now:\n\(driver.window.treeDescription)")
        #else
            print(AppEnvironment().makeRootViewController().treeDescription)
        #endif
    }
}
