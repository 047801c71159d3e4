import Foundation
public import Testing

/// Which tests run: `make test` runs those that are quick, `make test-all` all.
public enum TestExtent {
    public static let isWhole = ProcessInfo.processInfo.environment["TEST_ALL"] == "1"

    /// The first of many cases, of which `make test-all` runs all.
    public static func sample<Case>(_ quick: [Case], of all: [Case]) -> [Case] { isWhole ? all : quick }

    /// As many of the cases as that, of which `make test-all` runs all.
    public static func first<Case>(_ count: Int, of all: [Case]) -> [Case] { sample(Array(all.prefix(count)), of: all) }
}

extension Trait where Self == ConditionTrait {
    /// Builds, links or starts so much that `make test-all` alone has the time.
    public static var onlyInTestAll: Self { .enabled(if: TestExtent.isWhole, "part of make test-all") }
}
