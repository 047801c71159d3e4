import Core

func useAliases() async throws {
    let fetcher = MockFetcher()
    var seen = 0
    fetcher.fetch { seen = $0 }
    fetcher.fetchReceivedCompletion?(3)
    precondition(seen == 3)
    fetcher.visitClosure = { $0(4) }
    fetcher.visit { seen = $0 }
    precondition(seen == 4 && fetcher.visitCallsCount == 1)
    fetcher.finish({ _ in }, count: 2)
    precondition(fetcher.finishReceivedCount == 2)
    fetcher.pickClosure = { $0 }
    precondition(fetcher.pick(where: { $0 == "a" })("a"))
    fetcher.each { (_: Int) in }
    precondition(fetcher.eachCallsCount == 1)
    fetcher.onChange = { seen = $0 }
    fetcher.onChange(5)
    precondition(seen == 5)

    // A default that nothing says would do is none.
    let labelled = MockLabelled<Substring>()
    labelled.rename(to: "ab")
    precondition(labelled.renameReceivedValue == "ab")
    let chain = MockChain<Link>()
    chain.linksReturnValue = []
    precondition(chain.links().isEmpty && chain.linksCallsCount == 1)
}
