#if !canImport(UIKit)
    import Testing
    import ViperRuntime

    @testable import ViperTesting

    @MainActor @Suite struct SandboxWalkTests {
        private final class Output { var text = "" }

        private let output = Output()

        private func walk(_ scene: SandboxScene) async -> Bool {
            await SandboxWalk(module: "Jars", scenes: [scene]) { [output] in output.text += $0 }.walk(through: scene)
        }

        @Test func tellsStatesThenTheSceneThenWhereItLeads() async {
            #expect(await walk(.jar))
            #expect(
                output.text == """
                    Jar
                      state empty: UIViewController "empty"
                        | a jar
                      state full: UIViewController "full"
                        | a jar
                      opens: UIViewController "Jar"
                      route lid: pushes UIViewController "Lid"
                      route label: presents UIViewController "Label"
                      route tab: shows no other screen

                    """
            )
        }

        @Test func whatDoesNotOpenIsAFailure() async {
            let walk = SandboxWalk(module: "Jars", scenes: []) { [output] in output.text += $0 }
            #expect(await !walk.walk(through: .lid))
            #expect(output.text == "Lid\n  opens: no screen came\n")
        }

        @Test func aStackTraceIsLeftOutOfTheReason() {
            let text =
                "Jar.swift:1: Fatal error: Jar.open() is not stubbed.\nCurrent stack trace:\n0  libswiftCore.so\n"
            #expect(SandboxProcess.reason(in: text) == "Jar.swift:1: Fatal error: Jar.open() is not stubbed.")
            #expect(SandboxProcess.reason(in: "") == nil)
        }
    }
#endif
