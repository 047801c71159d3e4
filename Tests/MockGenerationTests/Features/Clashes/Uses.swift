import Core

func useClashes() async throws {
    let ranked = MockRanked()
    MockRanked.equalsEqualsReturnValue = true
    precondition(ranked == ranked)
    ranked.hash([1])
    ranked.hash(1, 2)
    precondition(ranked.hash2CallsCount + ranked.hashCallsCount == 2)

    let tinted = MockTinted()
    tinted.underlyingTint = "red"
    tinted.underlyingTintValue = 3
    precondition(tinted.tint == 3 && tinted.underlyingTint == "red")
}
