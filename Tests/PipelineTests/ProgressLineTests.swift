import CommandTestSupport
import FileEmission
import Testing

@testable import Pipeline

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite struct ProgressLineTests {
    private func line(on descriptor: Int32, patience: Duration, _ variables: [String: String] = [:]) -> ProgressLine? {
        ProgressLine(
            console: Console(),
            descriptor: descriptor,
            variable: { variables[$0] },
            watch: Stopwatch(),
            patience: patience
        )
    }

    @Test func aLongRunSaysHowFarItIsAndCleansUp() throws {
        let terminal = try Terminal()
        let progress = try #require(line(on: terminal.writer, patience: .zero))
        progress.show(Emitter.Progress(done: 3, planned: 40))
        #expect(terminal.text() == "\r\u{1B}[K3 of 40 files")
        progress.clear()
        progress.clear()
        #expect(terminal.text() == "\r\u{1B}[K")
    }

    @Test func aShortRunSaysNothing() throws {
        let terminal = try Terminal()
        let progress = try #require(line(on: terminal.writer, patience: .seconds(3_600)))
        progress.show(Emitter.Progress(done: 3, planned: 40))
        progress.clear()
        #expect(terminal.text() == "")
    }

    @Test func logsGetNone() throws {
        let terminal = try Terminal()
        #expect(line(on: terminal.writer, patience: .zero, ["CI": "true"]) == nil)
        #expect(line(on: terminal.writer, patience: .zero, ["TERM": "dumb"]) == nil)
        let file = open("/dev/null", O_WRONLY)
        defer { close(file) }
        #expect(line(on: file, patience: .zero) == nil)
    }
}
