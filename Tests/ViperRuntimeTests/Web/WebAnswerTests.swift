import Testing

@testable import ViperRuntime

/// A script that waits gets one answer, whatever becomes of the dialog.
@MainActor @Suite struct WebAnswerTests {
    @Test func theFirstAnswerCounts() async {
        var kept: WebAnswer<Int>?
        let value = await WebAnswer.awaited(orElse: 0) { answer in
            kept = answer
            answer.give(1)
            answer.give(2)
        }
        #expect(value == 1)
        #expect(kept != nil)
    }

    @Test func anAnswerThatNobodyCanGiveAnyMoreIsTheFallback() async {
        #expect(await WebAnswer.awaited(orElse: "cancelled") { _ in } == "cancelled")
    }

    /// As when the screen below a dialog is dismissed with it.
    @Test func aDialogThatGoesUnansweredTakesItsAnswerAlong() async {
        final class Dialog { var choice: (() -> Void)? }
        var dialog: Dialog?
        let value = await WebAnswer.awaited(orElse: false) { answer in
            let alert = Dialog()
            alert.choice = { answer.give(true) }
            dialog = alert
            Task { dialog = nil }
        }
        #expect(!value)
        #expect(dialog == nil)
    }
}
