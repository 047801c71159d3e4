public import Foundation

/// Places of the checkout that the tests run in.
public enum Repository {
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    public static let sources = root.appendingPathComponent("Sources")
    public static let specs = root.appendingPathComponent("specs")
    public static let kitchen = root.appendingPathComponent("Examples/Kitchen")
    public static let gazette = root.appendingPathComponent("Examples/Gazette")
    public static let standIns = root.appendingPathComponent("Tests/Support/StandIns")
    public static let goldens = root.appendingPathComponent("Tests/Goldens")
    public static let appleChecks = root.appendingPathComponent("Tests/Support/AppleChecks")

    /// The command that was built together with the tests.
    public static var vipergen: URL {
        productsFolder.appendingPathComponent("vipergen")
    }

    /// Where SwiftPM puts what it builds: the folder of the running test binary, or of the bundle that holds it.
    private static var productsFolder: URL {
        for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
            return bundle.bundleURL.deletingLastPathComponent()
        }
        return Bundle.main.bundleURL
    }
}
