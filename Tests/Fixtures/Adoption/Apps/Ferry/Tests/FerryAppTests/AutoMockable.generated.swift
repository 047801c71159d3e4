// Generated using Sourcery 2.2.5 — https://github.com/krzysztofzablocki/Sourcery
// DO NOT EDIT
// swift-format-ignore-file

// swiftlint:disable line_length
// swiftlint:disable variable_name

@testable import FerryKit

class AnalyticsMock: Analytics {

    // MARK: - opened

    var openedCallsCount = 0
    var openedCalled: Bool {
        return openedCallsCount > 0
    }
    var openedReceivedInvocations: [String] = []

    func opened(_ name: String) {
        openedCallsCount += 1
        openedReceivedInvocations.append(name)
    }
}
