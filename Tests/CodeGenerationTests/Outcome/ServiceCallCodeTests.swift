import Foundation
import Testing
import TestSupport

/// Methods of an interactor that only call a service are nobody's work. How they compile, the sample's own show.
@Suite struct ServiceCallCodeTests {
    private static let folder = "Examples/Kitchen/Sources/Kaimono"
    private let scaffold = "\(folder)/Application/KaimonoJar/KaimonoJarInteractor.swift"
    private let calls = "\(folder)/Generated/KaimonoJarScene.swift"
    private let call = "        try await environment.productRepository.product(id: productID)\n"

    @Test func anInteractorThatOnlyCallsServicesHasNoFileOfItsOwn() async throws {
        let sample = try await sample()
        #expect(!exists(scaffold, in: sample))
        let generated = try sample.editor.read(calls)
        #expect(generated.contains("extension KaimonoJarInteractor: KaimonoJarInteractorContract {\n"))
        #expect(generated.contains(call))
        let check = try await sample.vipergen("check")
        #expect(check.succeeded, "\(check.everything)")
    }

    @Test func whatIsLeftToPeopleIsInTheirFile() async throws {
        let sample = try await sample(more: "  countView:\n")
        let own = try sample.editor.read(scaffold)
        #expect(own.contains("extension KaimonoJarInteractor: KaimonoJarInteractorContract {\n    func countView() {"))
        #expect(!own.contains("fetchProduct"))
        #expect(try sample.editor.read(calls).contains("extension KaimonoJarInteractor {\n"))
        let check = try await sample.vipergen("check")
        #expect(check.succeeded, "\(check.everything)")
    }

    private func exists(_ path: String, in sample: SampleCopy) -> Bool {
        FileManager.default.fileExists(atPath: sample.editor.folder.appendingPathComponent(path).path)
    }

    private func sample(more: String = "") async throws -> SampleCopy {
        let sample = try SampleCopy()
        let spec = """
            scene: KaimonoJar
            parameters: { productID: Product.ID }
            uses: [productRepository]
            state: { product: Product? }
            interactor:
              fetchProduct:
                parameters: { productID: Product.ID }
                returns: Product
                async: true
                throws: true
                calls: productRepository.product(id:)

            """
        try sample.editor.write(spec + more, to: "specs/Kaimono/KaimonoJar.yml")
        let run = try await sample.vipergen("generate")
        #expect(run.succeeded, "\(run.everything)")
        return sample
    }
}
