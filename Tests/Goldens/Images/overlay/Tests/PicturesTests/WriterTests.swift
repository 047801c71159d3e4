import Foundation
import PicturesInterface
import Testing
import ViperRuntime

@testable import Pictures

/// What a view in a module of views draws from is changed by the view model's own writer, and by no other.
@MainActor
@Suite
struct WriterTests {
    @Test func anotherWriterChangesDataOfItsOwn() {
        let viewModel = PortraitViewModel(
            descriptor: .init(url: URL(fileURLWithPath: "/face.jpg")),
            useCase: MockPortraitUseCaseContract(),
            wireframe: MockPortraitWireframeContract()
        )
        viewModel.captionData.text = "A face"
        viewModel.state.isWriting = true
        let parts = viewModel.parts
        #expect(parts.captionData.text == "A face" && parts.state.isWriting)

        let other = PortraitDisplay.PartsWriter(startingAs: parts)
        #expect(other.parts.captionData.text == "A face" && other.parts.state.isWriting)
        other.captionData.text = nil
        other.state.isWriting = false
        #expect(parts.captionData.text == "A face" && parts.state.isWriting)
    }
}
