import SwiftReading
import Testing

@Suite struct MockClassPatternTests {
    @Test(arguments: [
        ("Mock{}", "Store", "MockStore"), ("{}Mock", "StoreProtocol", "StoreProtocolMock"), ("{}Of{}", "A", "AOfA"),
        ("{-Protocol}Mock", "AppLockServiceProtocol", "AppLockServiceMock"), ("{-Protocol}Mock", "Store", "StoreMock"),
        ("{-Protocol}Mock", "Protocol", "ProtocolMock"), ("Fake{-Type}", "Stores", "FakeStores"),
        ("{-Typ\u{E9}}Mock", "StoreTyp\u{E9}", "StoreMock"),
    ])
    func namesAreMadeOfThePattern(pattern: String, protocolName: String, className: String) throws {
        #expect(try MockClassPattern.read(pattern).get().name(for: protocolName) == className)
    }

    @Test(arguments: [
        "", "Mock", "{}", "{-Protocol}", "{} {", "9{}", "{}: P {}; class N", "{}<T>", "`{}`", "../{}", "{}-",
        "{Protocol}Mock",
        "{-}Mock", "{- Protocol}Mock", "{--a}Mock", "Mock{", "Mock}{}", "{{}}Mock", "{+Fake}Mock",
        "{-Protocol-Type}Mock",
    ])
    func whatIsNoPatternIsRefused(pattern: String) {
        if case .success(let read) = MockClassPattern.read(pattern) { Issue.record("\(read)") }
    }
}
