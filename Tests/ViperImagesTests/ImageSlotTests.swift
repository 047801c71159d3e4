import Foundation
import Testing

@testable import ViperImages

@MainActor @Suite(.timeLimit(.minutes(30))) struct ImageSlotTests {
    /// What a view was told, in order.
    @MainActor final class Log {
        var updates: [String] = []
        var failures: [String] = []

        func slot() -> ImageSlot<Picture> {
            let slot = ImageSlot<Picture> { image, fades in
                self.updates.append((image?.name ?? "none") + (fades ? ", fading" : ""))
            }
            slot.onFailure = { url, error in self.failures.append("\(url.path): \(type(of: error))") }
            return slot
        }
    }

    let folder = TemporaryFolder()
    let gate = Gate()
    let log = Log()

    @Test func whatWasInMemoryAppearsAtOnceAndDoesNotFade() async throws {
        let server = try ImageServer { target, _ in .picture(target) }
        let loader = folder.loader()
        _ = try await loader.image(from: server.url("/soup"))
        log.slot().show(try server.url("/soup"), from: loader)
        #expect(log.updates == ["/soup"])
    }

    @Test func whatHadToBeWaitedForFadesIn() async throws {
        let server = try ImageServer { target, _ in .picture(target) }
        let slot = log.slot()
        slot.show(try server.url("/soup"), from: folder.loader())
        #expect(log.updates == ["none"])
        try await eventually("the image comes") { log.updates.count == 2 }
        #expect(log.updates == ["none", "/soup, fading"])
        #expect(slot.url == (try server.url("/soup")))
    }

    @Test func onlyTheLastImageThatIsWantedAppears() async throws {
        let server = try ImageServer { [gate] target, _ in
            target == "/slow" ? .picture(target).behind(gate) : .picture(target)
        }
        let loader = folder.loader()
        let slot = log.slot()
        slot.show(try server.url("/slow"), from: loader)
        try await eventually("the request arrives") { server.requests == ["/slow"] }
        slot.show(try server.url("/soup"), from: loader)
        try await eventually("nobody waits for the first image") { server.hangUps == ["/slow"] }
        try await eventually("the second image comes") { log.updates.count == 3 }
        #expect(log.updates == ["none", "none", "/soup, fading"])
        #expect(log.failures == [])
    }

    /// A loader of a team's own says so in its own words.
    @Test(arguments: [URLError.Code.cancelled, .timedOut])
    func whatWasCancelledHasNotFailed(code: URLError.Code) async throws {
        struct Loader: ImageLoading {
            let code: URLError.Code

            func loadImage(from url: URL) -> LoadingImage<Picture> {
                .inProgress(Task { [code] in throw URLError(code) })
            }
        }
        let slot = log.slot()
        slot.show(URL(string: "https://kitchen.example/soup"), from: Loader(code: code))
        await slot.finish()
        #expect(log.failures == (code == .cancelled ? [] : ["/soup: URLError"]))
    }

    @Test func whatIsUnderWayIsNotBegunAgain() async throws {
        let server = try ImageServer { [gate] target, _ in .picture(target).behind(gate) }
        let loader = folder.loader()
        let slot = log.slot()
        slot.show(try server.url("/soup"), from: loader)
        try await eventually("the request arrives") { server.requests == ["/soup"] }
        for _ in 0..<3 {
            slot.show(try server.url("/soup"), from: loader)
            try await Task.sleep(for: .milliseconds(20))
        }
        gate.open()
        try await eventually("the image comes") { log.updates.count == 2 }
        #expect(log.updates == ["none", "/soup, fading"])
        #expect(server.requests == ["/soup"])
        #expect(server.hangUps == [])
    }

    @Test func whatIsHereStaysWhileItIsLoadedAgain() async throws {
        let server = try ImageServer { target, _ in .picture(target).cacheable }
        let loader = folder.loader()
        let slot = log.slot()
        slot.show(try server.url("/soup"), from: loader)
        try await eventually("the image comes") { log.updates.count == 2 }
        loader.emptyMemory()
        slot.show(try server.url("/soup"), from: loader)
        try await eventually("the image comes again") { log.updates.count == 3 }
        #expect(!log.updates.dropFirst().contains("none"))
    }

    @Test func whatFailedIsTriedAgain() async throws {
        let server = try ImageServer { target, earlier in earlier == 0 ? .status(503) : .picture(target) }
        let loader = folder.loader()
        let slot = log.slot()
        slot.show(try server.url("/soup"), from: loader)
        try await eventually("the failure comes") { !log.failures.isEmpty }
        slot.show(try server.url("/soup"), from: loader)
        try await eventually("the image comes") { log.updates.last == "/soup, fading" }
    }

    @Test func noURLMeansNoImage() throws {
        let slot = log.slot()
        slot.show(nil, from: folder.loader())
        #expect(log.updates == ["none"])
        #expect(slot.url == nil)
    }

    @Test func aFailureIsReportedAndACancellationIsNot() async throws {
        let server = try ImageServer { [gate] target, _ in
            target == "/slow" ? .picture(target).behind(gate) : .status(404)
        }
        let loader = folder.loader()
        let slot = log.slot()
        slot.show(try server.url("/slow"), from: loader)
        try await eventually("the request arrives") { server.requests == ["/slow"] }
        slot.cancel()
        try await eventually("the client hangs up") { server.hangUps == ["/slow"] }
        slot.show(try server.url("/soup"), from: loader)
        try await eventually("the failure comes") { !log.failures.isEmpty }
        #expect(log.failures == ["/soup: UnexpectedStatusError"])
        #expect(log.updates == ["none", "none"])
    }

    @Test func aSlotThatGoesNoLongerWaits() async throws {
        let server = try ImageServer { [gate] target, _ in .picture(target).behind(gate) }
        let loader = folder.loader()
        var slot: ImageSlot<Picture>? = log.slot()
        weak let gone = slot
        slot?.show(try server.url("/soup"), from: loader)
        try await eventually("the request arrives") { server.requests == ["/soup"] }
        slot = nil
        #expect(gone == nil)
        try await eventually("the client hangs up") { server.hangUps == ["/soup"] }
    }
}
