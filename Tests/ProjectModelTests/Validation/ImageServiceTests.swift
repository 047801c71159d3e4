import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("The service of ViperImages")
struct ImageServiceTests {
    private func with(_ service: String, platforms: String = "{ iOS: 16.0 }") -> String {
        "project: Demo\nruntime: .\nplatforms: \(platforms)\nservices: { images: \(service) }\n"
    }

    @Test(arguments: [
        "ImageLoading", "any ImageLoading", "ImageLoading<UIImage>", "any ImageLoading<UIImage>",
        "any ViperImages.ImageLoading<PlatformImage>", "{ type: ImageLoading, summary: Pictures. }",
    ])
    func spellings(type: String) throws {
        let project = try project(["project.yml": with(type)])
        #expect(project.services.map(\.type.text) == ["any ImageLoading<UIImage>"])
        #expect(project.usesImages)
    }

    @Test func otherTypesOfThatNameAreTheTeams() throws {
        let project = try project(["project.yml": with("ImageLoader")])
        #expect(project.services.map(\.type.text) == ["ImageLoader"])
        #expect(!project.usesImages)
    }

    @Test func otherImagesNeedAProtocolOfTheTeams() {
        expectProblems(["project.yml": with("①any ImageLoading<Picture>")], ("needs-protocol", "①"))
    }

    @Test func nothingStandsBehindItButTheLibrary() {
        expectProblems(
            ["project.yml": with("{ type: ImageLoading, legacy: ①Old.shared }")],
            ("needs-protocol", "①")
        )
        expectProblems(
            ["project.yml": with("{ type: ImageLoading, stub: ①json }")],
            ("needs-protocol", "①")
        )
    }

    @Test func olderPlatforms() {
        let found = expectProblems(
            ["project.yml": with("ImageLoading", platforms: "{ iOS: ①15.0, tvOS: ②15.4, visionOS: 1.0 }")],
            ("needs-newer-platform", "①"),
            ("needs-newer-platform", "②")
        )
        #expect(found.messages.contains("the service 'images' of ViperImages needs iOS 16"))
        expectProblems(["project.yml": with("Loader", platforms: "{ iOS: 15.0 }")])
    }
}
