import Foundation
import Testing
import ViperRuntime

/// Where a module's resources are found, in folders laid out as those of an app are.
@Suite struct BundleResourcesTests {
    private let app: URL

    init() throws {
        app = FileManager.default.temporaryDirectory.appendingPathComponent("viper-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    }

    private func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(at: app.appendingPathComponent(path), withIntermediateDirectories: true)
    }

    private func resources(of module: String) throws -> String {
        defer { try? FileManager.default.removeItem(at: app) }
        let bundle = try #require(Bundle(url: app))
        return Bundle.resources(of: module, linkedInto: bundle).bundleURL.lastPathComponent
    }

    @Test(arguments: ["RecipesResources.bundle", "Recipes.bundle"])
    func inABundleBesideTheCode(name: String) throws {
        try makeFolder(name)
        #expect(try resources(of: "Recipes") == name)
    }

    @Test func ofOtherModulesAreNotTaken() throws {
        try makeFolder("UsersResources.bundle")
        #expect(try resources(of: "Recipes") == app.lastPathComponent)
    }

    @Test func inTheFolderOfTheFramework() throws {
        try makeFolder("Frameworks/Recipes.framework")
        let bundle = try #require(Bundle(url: app))
        try #require(bundle.privateFrameworksURL != nil)
        #expect(try resources(of: "Recipes") == "Recipes.framework")
    }

    /// As of a dynamic framework, and where the app has them among its own.
    @Test func elseInTheBundleOfTheCode() throws {
        #expect(try resources(of: "Recipes") == app.lastPathComponent)
    }
}
